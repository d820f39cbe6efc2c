import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'
import { isUpcoming } from 'shared/format/eventTime'
import { partySizeOf } from 'shared/submissions/party'
import { Detail, DetailList, EmailDetail } from '../../components/DetailList'
import { ConfirmDialog } from '../../components/Dialog'
import { SideDrawer } from '../../components/SideDrawer'
import { counted } from '../../format/counted'
import { formatDay } from '../../format/formatDay'
import { formatInstant } from '../../format/formatInstant'
import { useAppSelector } from '../../state/hooks'
import { handleLabel, kindLabel, labeledDetails, senderName } from './submission'

interface SubmissionDrawerProps {
  submission: Submission
  open: boolean
  onClose: () => void
  onHandle: () => void
  /** Resolves when it is deleted. */
  onDelete: () => Promise<void>
  /** More that is known of it. */
  children?: ReactNode
}

export function SubmissionDrawer(props: SubmissionDrawerProps) {
  const { submission, open, onClose, onHandle, onDelete, children } = props
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
      <Details submission={submission} />
      {children}
      {confirming && (
        <ConfirmDialog
          title="Delete this submission?"
          confirmLabel="Delete"
          onConfirm={onDelete}
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

function Details({ submission }: { submission: Submission }) {
  const { name, email, phone, eventTitle, createdAt, canceledAt, handledAt } = submission
  return (
    <DetailList>
      {name && <Detail label="Name">{name}</Detail>}
      {email && <EmailDetail email={email} />}
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
      <Detail label={submission.channel === 'phone' ? 'Added by the team' : 'Sent'}>
        {formatInstant(createdAt)}
      </Detail>
      {canceledAt && <Detail label="Canceled">{formatInstant(canceledAt)}</Detail>}
      {handledAt && <Detail label="Handled">{formatInstant(handledAt)}</Detail>}
    </DetailList>
  )
}
