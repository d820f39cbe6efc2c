import { lazy, Suspense } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { loadOrOpenDocument } from '../../browser/loadOrOpenDocument'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { ChoiceButtons } from './ChoiceButtons'
import { EventList } from './EventList'
import { EventListing } from './EventListing'

const loadCalendar = () => import('./MonthCalendar')

const MonthCalendar = lazy(async () => ({
  default: (await loadOrOpenDocument(loadCalendar)).MonthCalendar,
}))

const views = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
]

/** The schedule: every event with a filter by category, as a list or as the calendar of a month. */
export function EventSchedule() {
  const [chosen, choose] = useQueryParameter('view', 'list')
  const view = chosen === 'month' ? 'month' : 'list'
  const byMonth = useMediaQuery('(width >= 48rem)') && view === 'month'
  const toolbar = (
    <div {...prefetchOnIntent(loadCalendar)}>
      <ChoiceButtons
        legend="View"
        variant="segments"
        options={views}
        value={view}
        onChange={choose}
      />
    </div>
  )
  return (
    <EventListing toolbar={toolbar}>
      {(events) => {
        const list = <EventList events={events} />
        if (!byMonth) return list
        return (
          <Suspense fallback={list}>
            <MonthCalendar events={events} />
          </Suspense>
        )
      }}
    </EventListing>
  )
}
