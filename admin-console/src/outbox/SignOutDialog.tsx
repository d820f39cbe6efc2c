import { Button } from 'antd'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { outbox } from 'shared/store/outbox'
import styles from './SignOutDialog.module.css'
import { waitingChanges } from './waitingChanges'

interface SignOutDialogProps {
  onSignOut: () => void
  onClose: () => void
}

/** Asks before a sign-out that leaves changes behind which the store does not have. */
export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { length } = useSyncExternalStore(outbox.subscribe, outbox.get)

  useEffect(() => dialog.current?.showModal(), [])

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>
        {length > 0 ? `${waitingChanges(length)} to be saved` : 'Everything is saved'}
      </h2>
      {length > 0 && (
        <p>
          What is not saved stays in this browser, drafts of forms and donations as well, and is
          sent when you sign in here again. On a device that others use, wait until the header says
          “Saved”.
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => dialog.current?.close()}>
          Stay signed in
        </Button>
        <Button onClick={onSignOut}>Sign out</Button>
      </div>
    </dialog>,
    document.body,
  )
}
