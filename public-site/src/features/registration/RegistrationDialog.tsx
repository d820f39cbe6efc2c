import { lazy, Suspense, useState } from 'react'
import type { Event } from 'shared/entities/event'
import { Dialog } from '../../components/Dialog'
import styles from './RegistrationDialog.module.css'

/** The form and its library load when somebody is about to use them. */
export const loadRegistrationForm = () => import('./RegistrationForm')

const RegistrationForm = lazy(async () => ({
  default: (await loadRegistrationForm()).RegistrationForm,
}))

interface RegistrationDialogProps {
  event: Event
  open: boolean
  onClose: () => void
}

export function RegistrationDialog({ event, open, onClose }: RegistrationDialogProps) {
  const [busy, setBusy] = useState(false)
  // Once opened, the form stays, and with it what was typed.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  return (
    <Dialog title="Register for this fair" open={open} busy={busy} onClose={onClose}>
      <p className={styles.event}>
        <strong>{event.title}</strong>
        {event.date}, {event.time}
      </p>
      {opened && (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          <RegistrationForm eventId={event.id} onBusyChange={setBusy} onRegistered={onClose} />
        </Suspense>
      )}
    </Dialog>
  )
}
