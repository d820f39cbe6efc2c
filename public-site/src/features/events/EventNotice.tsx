import { eventStatusText } from 'shared/content/eventStatusText'
import { type CharityEvent, isFull, notScheduled } from 'shared/entities/event'
import { Link } from 'shared/router'
import styles from './ImportantInformation.module.css'

interface EventNoticeProps {
  event: CharityEvent
  /** Whether anybody may still ask for a place. */
  open: boolean
}

/** What has happened to an event that is not scheduled, in the administrator's words if there are any, or that it is full. */
export function EventNotice({ event, open }: EventNoticeProps) {
  const status = notScheduled(event)
  const full = open && isFull(event)
  if (!status && !full) return null
  return (
    <p className={styles.box}>
      <strong>
        {status === 'draft'
          ? 'Draft: only administrators see this page.'
          : `This event is ${status ?? 'full'}.`}
      </strong>{' '}
      {status ? eventStatusText(event) : 'Spots that open up go to the waiting list.'}
      {status === 'canceled' && (
        <>
          {' '}
          <Link to="/contact">Questions? Contact us</Link>
        </>
      )}
    </p>
  )
}
