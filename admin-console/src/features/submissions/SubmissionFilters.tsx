import type { SubmissionFilter } from 'shared/backend/administration'
import { eventName } from 'shared/entities/event'
import { upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { useLocation, useNavigate } from 'shared/router'
import { Select } from '../../components/Select'
import { SearchField } from '../../lists/SearchField'
import { useListUrl } from '../../lists/useListUrl'
import { useAppSelector } from '../../state/hooks'
import styles from './SubmissionList.module.css'
import { newTab, type SubmissionTab, submissionTabs } from './submissionTabs'

export interface ListFilter {
  tab: SubmissionTab
  search: string
  eventId: number | undefined
  /** Only those of the last 30 days. */
  recent: boolean
}

const tabKeys = submissionTabs.map(({ key }) => key)

/** The filter, as the page's URL has it: "?tab=registrations&event=5&days=30&search=ann". */
export function useSubmissionFilter() {
  const { tab: key, selectTab, search, searchFor } = useListUrl(tabKeys, newTab.key)
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const eventId = Number(query.get('event')) || undefined
  const tab = submissionTabs.find((tab) => tab.key === key) ?? newTab
  const filter: ListFilter = { tab, search, eventId, recent: query.get('days') === '30' }

  function setParam(name: 'event' | 'days', value: string | undefined) {
    const params = new URLSearchParams(location.search)
    if (value) params.set(name, value)
    else params.delete(name)
    navigate({ search: `${params}` }, { replace: true })
  }

  return {
    filter,
    selectTab,
    searchFor,
    chooseEvent: (id: number | undefined) => setParam('event', id?.toString()),
    chooseRecent: (recent: boolean) => setParam('days', recent ? '30' : undefined),
    clear() {
      searchFor('')
      navigate({ search: `${new URLSearchParams({ tab: key })}` }, { replace: true })
    },
  }
}

/** Two filters with the same key let the same submissions through. */
export const filterKey = ({ tab, search, eventId, recent }: ListFilter) =>
  JSON.stringify([tab.key, search, eventId, recent])

const recentMs = 30 * 86_400_000

export const submissionFilter = (list: ListFilter): SubmissionFilter => ({
  ...list.tab.filter,
  search: list.search,
  eventId: list.eventId,
  since: list.recent ? new Date(Date.now() - recentMs) : undefined,
})

const anyEvent = 0
const periods = [
  { value: false, label: 'Any time' },
  { value: true, label: 'Last 30 days' },
]

interface SubmissionFiltersProps extends ReturnType<typeof useSubmissionFilter> {
  /** How many match, in words. */
  found: string | undefined
}

export function SubmissionFilters(props: SubmissionFiltersProps) {
  const { filter, found, searchFor, chooseEvent, chooseRecent } = props
  const now = useNow()
  const events = useAppSelector((state) => state.events)
  const options = upcomingFirst(events, now).map((event) => ({
    value: event.id,
    label: [eventName(event), event.date].filter(Boolean).join(', '),
  }))
  const { eventId = anyEvent } = filter
  // Submissions outlive their event.
  const isDeleted = eventId !== anyEvent && !events.some(({ id }) => id === eventId)
  return (
    <>
      <SearchField
        label="Search names, emails or events"
        value={filter.search}
        found={found}
        onChange={searchFor}
      />
      <Select
        aria-label="Event"
        className={styles.event}
        classNames={{ popup: { root: styles.events } }}
        value={eventId}
        options={[
          { value: anyEvent, label: 'All events' },
          ...options,
          ...(isDeleted ? [{ value: eventId, label: `Deleted event ${eventId}` }] : []),
        ]}
        onChange={(id) => chooseEvent(id || undefined)}
      />
      <Select
        aria-label="Sent"
        // As wide as its longest entry, not as the chosen one.
        popupMatchSelectWidth={false}
        value={filter.recent}
        options={periods}
        onChange={chooseRecent}
      />
    </>
  )
}
