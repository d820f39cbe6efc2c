import { useCollection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import {
  type CharityEvent,
  type EventCategory,
  eventCategoryLabels,
  eventStatusLabels,
  isFull,
  notScheduled,
} from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

interface StateBadgeProps {
  event: CharityEvent
  past: boolean
}

/**
 * That an event is postponed or canceled, or else past, or else what this device has registered there, or that it
 * is full; one that cannot be dated counts as past.
 */
export function StateBadge({ event, past }: StateBadgeProps) {
  const own = useCollection(registrations).filter(({ eventId }) => eventId === event.id)
  const status = notScheduled(event)
  const state = status
    ? eventStatusLabels[status]
    : past
      ? ''
      : own.some(({ waiting }) => !waiting)
        ? 'Registered'
        : own.length > 0
          ? 'Waiting list'
          : isFull(event)
            ? 'Full'
            : ''
  if (!state && !past) return null
  return (
    <span className={styles.badge} data-status={state ? 'current' : 'past'}>
      {state || (parseEventDay(event.date) ? 'Past event' : 'No exact date yet')}
    </span>
  )
}
