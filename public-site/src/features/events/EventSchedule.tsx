import { useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { EventList } from './EventList'
import { EventListing } from './EventListing'
import { MonthCalendar } from './MonthCalendar'
import { type ScheduleView, ViewSwitch } from './ViewSwitch'

/** The schedule: every event with a filter by category, as a list or as the calendar of a month. */
export function EventSchedule() {
  const [view, setView] = useState<ScheduleView>('list')
  const wideEnough = useMediaQuery('(width >= 48rem)')
  return (
    <EventListing toolbar={<ViewSwitch value={view} onChange={setView} />}>
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
