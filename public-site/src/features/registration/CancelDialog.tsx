import { useState } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import styles from './CancelDialog.module.css'
import { cancelRegistration } from './cancelRegistration'

interface CancelDialogProps {
  event: CharityEvent
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before it cancels. */
export function CancelDialog({ event, open, onClose }: CancelDialogProps) {
  const [busy, setBusy] = useState(false)
  const when = event.date.trim()

  async function cancel() {
    setBusy(true)
    try {
      const canceled = await cancelRegistration(event.id)
      onClose()
      if (canceled) confirmCanceled(event)
    } catch (error) {
      reportError('public-site', 'Canceling a registration failed', error)
      showToast({
        kind: 'destructive',
        title: 'Not canceled',
        description: 'There was an error canceling your registration. Please try again.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title="Cancel this registration?" open={open} busy={busy} onClose={onClose}>
      <p className={styles.question}>
        Your place at <strong>{eventName(event)}</strong>
        {when && ` on ${when}`} will be free for somebody else.
      </p>
      <div className={styles.answers}>
        <Button onClick={onClose}>Keep my place</Button>
        <Button variant="outline" disabled={busy} onClick={() => void cancel()}>
          Cancel registration
        </Button>
      </div>
    </Dialog>
  )
}

function confirmCanceled(event: CharityEvent) {
  console.info('[site] Event registration canceled', { eventId: event.id })
  showToast({
    kind: 'info',
    title: 'Registration canceled',
    description: `Your place at ${eventName(event)} is free again. You can register again at any time.`,
  })
}
