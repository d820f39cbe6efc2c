import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useAuth } from 'shared/auth'
import { isOwn } from 'shared/backend/outbox'
import { administration } from '../../backend/administration'
import { Dialog } from '../../components/Dialog'
import { useUnsentTaps } from './hasUnsentChanges'
import { unsavedChanges } from './saveStatus'

interface SignOutDialogProps {
  onSignOut: () => void
  onClose: () => void
}

/** Asks before a sign-out that leaves changes behind which nobody else has. */
export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  const { user } = useAuth()
  const { outbox } = administration()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.get)
  const taps = useUnsentTaps()
  const length = taps + entries.filter((entry) => isOwn(entry, user?.id)).length
  return createPortal(
    <Dialog
      title={length > 0 ? unsavedChanges(length) : 'Everything is saved'}
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button type="primary" onClick={close}>
            Stay signed in
          </Button>
          <Button onClick={onSignOut}>Log out</Button>
        </>
      )}
    >
      {/* It keeps its place: the buttons must not move under a finger once everything is saved. */}
      <p style={{ visibility: length > 0 ? 'visible' : 'hidden' }}>
        Unsaved changes, including donations, stay in this browser until you sign in here again.
        Changes in unfinished forms are removed. On a shared device, stay until the header says
        “Saved”, and settle anything marked “Needs a decision”.
      </p>
    </Dialog>,
    document.body,
  )
}
