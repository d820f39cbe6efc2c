import { useMemo } from 'react'
import { upcomingFirst } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { Select } from '../../components/Select'
import { eventLabel } from '../../format/eventLabel'
import { SearchField } from '../../lists/SearchField'
import { useAppSelector } from '../../state/hooks'
import styles from './SubmissionList.module.css'
import type { useSubmissionFilter } from './useSubmissionFilter'

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
  // Sorting thousands with each letter of a search would hold it up.
  const options = useMemo(
    () =>
      upcomingFirst(events, now).map((event) => ({ value: event.id, label: eventLabel(event) })),
    [events, now],
  )
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
