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
import type { EventPhase } from 'shared/format/eventPhase'
import styles from './CategoryBadge.module.css'

export const CategoryBadge = ({ category }: { category: EventCategory }) => (
  <span className={styles.badge} data-category={category}>
    {eventCategoryLabels[category]}
  </span>
)

interface StateBadgeProps {
  event: CharityEvent
  phase: EventPhase
}

/**
 * That an event is postponed, canceled or past, or else what this device has registered there, or that it is full
 * or today.
 */
export function StateBadge({ event, phase }: StateBadgeProps) {
  const own = useCollection(registrations).filter(({ eventId }) => eventId === event.id)
  const status = notScheduled(event)
  const open = own.some(({ waiting }) => !waiting)
    ? 'Registered'
    : own.length > 0
      ? 'Waiting list'
      : isFull(event) && 'Full'
  const past = !status && phase === 'over' && 'Past event'
  const label = status ? eventStatusLabels[status] : past || open || (phase === 'today' && 'Today')
  if (!label) return null
  return (
    <span className={styles.badge} data-status={past ? 'past' : 'current'}>
      {label}
    </span>
  )
}
