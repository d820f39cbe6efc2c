import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { useLazyModule } from '../../browser/useLazyModule'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { ChoiceButtons } from './ChoiceButtons'
import { EventList } from './EventList'
import { EventListing } from './EventListing'

const loadMonth = () => import('./MonthCalendar')

const views = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
]

/** The schedule: every event with a filter by category, as a list or as the calendar of a month. */
export function EventSchedule() {
  const [chosen, choose] = useQueryParameter('view', 'list')
  const view = chosen === 'month' ? 'month' : 'list'
  const byMonth = useMediaQuery('(width >= 48rem)') && view === 'month'
  const { module, failed } = useLazyModule(loadMonth, byMonth, 'The months could not be loaded')
  const toolbar = (
    <div {...prefetchOnIntent(loadMonth)}>
      <ChoiceButtons
        legend={<VisuallyHidden>View</VisuallyHidden>}
        variant="segments"
        options={views}
        value={view}
        onChange={choose}
      />
      {failed && <p role="alert">Not loaded. Please try again.</p>}
    </div>
  )
  return (
    <EventListing toolbar={toolbar}>
      {(events) =>
        byMonth && module ? <module.MonthCalendar events={events} /> : <EventList events={events} />
      }
    </EventListing>
  )
}
