import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { Link } from 'shared/router'
import { partySizeOf } from 'shared/submissions/party'
import { Detail, DetailList, EmailDetail } from '../../components/DetailList'
import { ConfirmDialog } from '../../components/Dialog'
import { PhoneLink } from '../../components/PhoneLink'
import { SideDrawer } from '../../components/SideDrawer'
import { counted } from '../../format/counted'
import { formatDay } from '../../format/formatDay'
import { formatInstant } from '../../format/formatInstant'
import { useAppSelector } from '../../state/hooks'
import { removeSubmission } from './removeSubmission'
import { handleLabel, kindLabel, type ListedSubmission, senderName } from './submission'
import { labeledDetails } from './submissionDetails'

interface SubmissionDrawerProps {
  submission: ListedSubmission
  open: boolean
  onClose: () => void
  onHandle: () => void
  onDeleted: () => void
  /** More that is known of it. */
  children?: ReactNode
}

export function SubmissionDrawer(props: SubmissionDrawerProps) {
  const { submission, open, onClose, onHandle, onDeleted, children } = props
  const [confirming, setConfirming] = useState(false)
  const event = useAppSelector((state) => state.events.find(({ id }) => id === submission.eventId))
  const frees = whatBecomesFree(submission, event)
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={`${kindLabel(submission)} from ${senderName(submission)}`}
      footer={
        <>
          <Button danger onClick={() => setConfirming(true)}>
            Delete
          </Button>
          {!submission.canceledAt && (
            <Button type="primary" onClick={onHandle}>
              {handleLabel(submission)}
            </Button>
          )}
        </>
      }
    >
      <Details {...submission} />
      {children}
      {confirming && (
        <ConfirmDialog
          title="Delete this submission?"
          confirmLabel="Delete"
          onConfirm={async () => {
            await removeSubmission(submission)
            onDeleted()
          }}
          onClose={() => setConfirming(false)}
        >
          <p>This permanently deletes {senderName(submission)}’s entry. You can’t undo it.</p>
          {frees && <p>{frees}</p>}
        </ConfirmDialog>
      )}
    </SideDrawer>
  )
}

function whatBecomesFree(submission: Submission, event: CharityEvent | undefined) {
  const { kind, canceledAt, waitingSince } = submission
  if (kind !== 'registration' || canceledAt) return undefined
  if (waitingSince) return 'They will no longer be on the waiting list.'
  if (!event || !isUpcoming(event, new Date())) return undefined
  return `This frees ${counted(partySizeOf(submission), 'place')} for the waiting list or other visitors.`
}

function Details(submission: ListedSubmission) {
  const { name, email, phone, eventId, eventTitle, createdAt, canceledAt, handledAt, isToContact } =
    submission
  return (
    <DetailList>
      {name && <Detail label="Name">{name}</Detail>}
      {email && <EmailDetail email={email} />}
      {phone && (
        <Detail label="Phone">
          <PhoneLink phone={phone} />
        </Detail>
      )}
      {eventTitle && <Detail label="Event">{eventTitle}</Detail>}
      {isToContact && (
        <Detail label="Not told yet">
          <Link to={`/admin/events/${eventId}/registrations`}>See what to tell them</Link>
        </Detail>
      )}
      {labeledDetails(submission).map(([label, text]) => (
        <Detail key={label} label={label}>
          {formatDay(text)}
        </Detail>
      ))}
      <Detail label={submission.channel === 'phone' ? 'Added by the team' : 'Sent'}>
        {formatInstant(createdAt)}
      </Detail>
      {canceledAt && <Detail label="Canceled">{formatInstant(canceledAt)}</Detail>}
      {handledAt && <Detail label="Handled">{formatInstant(handledAt)}</Detail>}
    </DetailList>
  )
}
