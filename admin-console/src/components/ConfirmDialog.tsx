import { Button } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  title: string
  /** The label of the confirming button, "Delete 12 submissions"; without it, there is nothing to confirm yet. */
  confirmLabel: string | undefined
  /** Closes the dialog when it resolves; rejections are told elsewhere and keep it open. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone. Shown while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, onConfirm, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [busy, setBusy] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])

  async function confirm() {
    setBusy(true)
    await onConfirm()
      .then(() => dialog.current?.close())
      .finally(() => setBusy(false))
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.buttons}>
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        <Button
          type="primary"
          danger
          disabled={!confirmLabel}
          loading={busy}
          onClick={() => confirm().catch(() => {})}
        >
          {confirmLabel ?? 'Delete'}
        </Button>
      </div>
    </dialog>
  )
}
