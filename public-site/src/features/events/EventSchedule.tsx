import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { ChoiceButtons } from './ChoiceButtons'
import { EventList } from './EventList'
import { EventListing } from './EventListing'
import { MonthCalendar } from './MonthCalendar'

const views = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
]

/** The schedule: every event with a filter by category, as a list or as the calendar of a month. */
export function EventSchedule() {
  const [chosen, choose] = useQueryParameter('view', 'list')
  const view = chosen === 'month' ? 'month' : 'list'
  const wideEnough = useMediaQuery('(width >= 48rem)')
  const toolbar = (
    <ChoiceButtons
      legend={<VisuallyHidden>View</VisuallyHidden>}
      variant="segments"
      options={views}
      value={view}
      onChange={choose}
    />
  )
  return (
    <EventListing toolbar={toolbar}>
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
