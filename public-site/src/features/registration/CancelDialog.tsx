import { useState } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
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

/** Asks whether the visitor means it. */
export function CancelDialog({ event, open, onClose }: CancelDialogProps) {
  const [busy, setBusy] = useState(false)
  const when = event.date.trim()

  async function cancel() {
    setBusy(true)
    const canceled = await cancelRegistration(event.id)
    setBusy(false)
    onClose()
    if (!canceled) return
    console.info('[site] Event registration canceled', { eventId: event.id })
    showToast({
      kind: 'info',
      title: 'Registration canceled',
      description: `Your place at ${eventName(event)} is free again. You can register again at any time.`,
    })
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
