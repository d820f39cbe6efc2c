import { Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { ConfirmDialog } from '../../components/Dialog'
import { SideDrawer } from '../../components/SideDrawer'
import { passFocus } from '../../focus/moveFocus'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { handleLabel } from './HandleAction'
import { SubmissionDetails } from './SubmissionDetails'
import styles from './SubmissionDrawer.module.css'
import { kindLabel, senderName } from './submission'

interface SubmissionDrawerProps {
  submission: Submission
  open: boolean
  onClose: () => void
  onHandle: () => void
  /** Resolves when it is deleted. */
  onDelete: () => Promise<void>
}

/** All that one visitor sent at one time. */
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
      <Focused>
        <SubmissionDetails submission={submission} />
      </Focused>
      {confirming && (
        <ConfirmDialog
          title="Delete this submission?"
          confirmLabel="Delete"
          onConfirm={onDelete}
          onClose={() => setConfirming(false)}
        >
          <p>What {senderName(submission)} sent is deleted for good. This cannot be undone.</p>
          {submission.kind === 'registration' && !submission.canceledAt && (
            <p>The place stays taken. To free it, lower the event’s number of attendees.</p>
          )}
        </ConfirmDialog>
      )}
    </SideDrawer>
  )
}

function Focused({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(() => passFocus(content.current?.querySelector('a'), { preventScroll: true }), [])
  return <div ref={content}>{children}</div>
}
