import { type CharityEvent, notScheduled } from 'shared/entities/event'
import styles from './ImportantInformation.module.css'

/** What has happened to an event that is not scheduled, in the administrator's words if there are any. */
export function EventNotice({ event }: { event: CharityEvent }) {
  const status = notScheduled(event)
  return (
    status && (
      <p className={styles.box}>
        <strong>
          {status === 'draft'
            ? 'Draft: only administrators see this page.'
            : `This fair is ${status}.`}
        </strong>{' '}
        {event.statusNote?.trim() || (status === 'postponed' && 'We’ll announce a new date here.')}
      </p>
    )
  )
}
