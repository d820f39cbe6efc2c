import { Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { ConfirmDialog } from '../../components/Dialog'
import { SideDrawer } from '../../components/SideDrawer'
import { passFocus } from '../../focus/moveFocus'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { formatDay } from '../../format/formatDay'
import { formatInstant } from '../../format/formatInstant'
import styles from './SubmissionDrawer.module.css'
import { handleLabel, kindLabel, labeledDetails, senderName } from './submission'

interface SubmissionDrawerProps {
  submission: Submission
  open: boolean
  onClose: () => void
  onHandle: () => void
  /** Resolves when it is deleted. */
  onDelete: () => Promise<void>
}

export function SubmissionDrawer(props: SubmissionDrawerProps) {
  const { submission, open, onClose, onHandle, onDelete } = props
  const [confirming, setConfirming] = useState(false)
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={`${kindLabel(submission)} from ${senderName(submission)}`}
      size="min(32rem, 100vw)"
      footer={
        <div className={styles.footer}>
          <Button danger onClick={() => setConfirming(true)}>
            Delete
          </Button>
          <Button type="primary" onClick={onHandle}>
            {handleLabel(submission)}
          </Button>
        </div>
      }
    >
      <Details submission={submission} />
      {confirming && (
        <ConfirmDialog
          title="Delete this submission?"
          confirmLabel="Delete"
          onConfirm={onDelete}
          onClose={() => setConfirming(false)}
        >
          <p>This permanently deletes what {senderName(submission)} sent. You can’t undo it.</p>
          {submission.kind === 'registration' && !submission.canceledAt && (
            <p>
              If the event is upcoming,{' '}
              {partySizeOf(submission) === 1
                ? 'their place becomes'
                : `their ${partySizeOf(submission)} places become`}{' '}
              free again.
            </p>
          )}
        </ConfirmDialog>
      )}
    </SideDrawer>
  )
}

function Details({ submission }: { submission: Submission }) {
  const { name, email, phone, eventTitle, createdAt, canceledAt, handledAt } = submission
  const details = useRef<HTMLDListElement>(null)
  useRestoreFocus()
  // Whoever registered by phone may have neither; then the drawer's own buttons are next.
  useEffect(() => passFocus(details.current?.querySelector('a'), { preventScroll: true }), [])
  return (
    <dl ref={details} className={styles.details}>
      {name && <Detail label="Name">{name}</Detail>}
      {email && (
        <Detail label="Email">
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Detail>
      )}
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
      <Detail label={submission.channel === 'phone' ? 'Entered, by phone' : 'Sent'}>
        {formatInstant(createdAt)}
      </Detail>
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
