import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

interface DialogProps {
  open: boolean
  /** The visitor closed it, or it closed because `open` became false. */
  onClose: () => void
  title: string
  /** While something is under way it stays open. */
  busy?: boolean
  children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and gives it back to the opener. */
export function Dialog({ open, onClose, title, busy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (busy) event.preventDefault()
      }}
      onClose={onClose}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
      {/* Last, so that the dialog opens with the focus on its content. */}
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        disabled={busy}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}
