import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { EventList } from './EventList'
import { EventListing } from './EventListing'
import { MonthCalendar } from './MonthCalendar'
import { ViewSwitch } from './ViewSwitch'

/** The schedule: every event with a filter by category, as a list or as the calendar of a month. */
export function EventSchedule() {
  const [chosen, choose] = useQueryParameter('view', 'list')
  const view = chosen === 'month' ? 'month' : 'list'
  const wideEnough = useMediaQuery('(width >= 48rem)')
  return (
    <EventListing toolbar={<ViewSwitch value={view} onChange={choose} />}>
      {(events) =>
        view === 'month' && wideEnough ? (
          <MonthCalendar events={events} />
        ) : (
          <EventList events={events} />
        )
      }
    </EventListing>
  )
}
