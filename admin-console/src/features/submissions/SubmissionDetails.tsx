import type { ReactNode } from 'react'
import type { Submission } from 'shared/backend/administration'
import { formatDay } from '../../format/formatDay'
import { formatInstant } from '../../format/formatInstant'
import styles from './SubmissionDetails.module.css'
import { labeledDetails } from './submission'

/** Every field of a submission that has a value. */
export function SubmissionDetails({ submission }: { submission: Submission }) {
  const { name, email, phone, eventTitle, createdAt, canceledAt, handledAt } = submission
  return (
    <dl className={styles.details}>
      {name && <Detail label="Name">{name}</Detail>}
      <Detail label="Email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </Detail>
      {phone && (
        <Detail label="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Detail>
      )}
      {eventTitle && <Detail label="Event">{eventTitle}</Detail>}
      {labeledDetails(submission).map(([label, text]) => (
        <Detail key={label} label={label}>
          {formatDay(text)}
        </Detail>
      ))}
      <Detail label="Sent">{formatInstant(createdAt)}</Detail>
      {canceledAt && <Detail label="Canceled">{formatInstant(canceledAt)}</Detail>}
      {handledAt && <Detail label="Handled">{formatInstant(handledAt)}</Detail>}
    </dl>
  )
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
