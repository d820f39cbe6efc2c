import { type CharityEvent, notScheduled } from 'shared/entities/event'
import styles from './ImportantInformation.module.css'

const facts = {
  draft: 'Draft: only administrators see this page.',
  postponed: 'This fair is postponed.',
  canceled: 'This fair is canceled.',
}

/** What has happened to an event that is not scheduled, in the administrator's words if there are any. */
export function EventNotice({ event }: { event: CharityEvent }) {
  const status = notScheduled(event)
  return (
    status && (
      <p className={styles.box}>
        <strong>{facts[status]}</strong> {event.statusNote}
      </p>
    )
  )
}
