import { Button } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRootMark } from 'shared/browser/useRootMark'
import { ignoreSecondPress } from '../focus/moveFocus'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  buttons: (close: () => void) => ReactNode
  children?: ReactNode
}

/** A modal dialog. Shown while it is mounted. */
export function Dialog({ title, onClose, buttons, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useRootMark('dialog')
  useEffect(() => {
    dialog.current?.showModal()
    ignoreSecondPress(dialog.current?.querySelector<HTMLElement>(':focus'))
  }, [])

  function close() {
    dialog.current?.close()
    // Not later, on the browser's close event: until then, pressing the opener would do nothing.
    onClose()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.buttons}>{buttons(close)}</div>
    </dialog>
  )
}

interface ConfirmDialogProps {
  title: string
  /** The label of the confirming button, "Delete 12 submissions"; without it, there is nothing to confirm yet. */
  confirmLabel: string | undefined
  /** The label of the other button. */
  keepLabel?: string
  /** Something else that can be done instead. It closes the dialog, or not, as confirming does. */
  alternative?: { label: string; onChoose: () => Promise<void> } | undefined
  /** Whether it takes something away that does not come back. */
  danger?: boolean
  /** The dialog closes when this resolves. A rejection keeps it open, and is reported elsewhere. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something that has consequences. Shown while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    keepLabel = 'Cancel',
    alternative,
    danger = true,
    onConfirm,
    onClose,
    children,
  } = props
  const [busy, setBusy] = useState(false)

  function choose(chosen: () => Promise<void>, close: () => void) {
    setBusy(true)
    chosen()
      .then(close, () => {})
      .finally(() => setBusy(false))
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button onClick={close}>{keepLabel}</Button>
          {alternative && (
            <Button disabled={busy} onClick={() => choose(alternative.onChoose, close)}>
              {alternative.label}
            </Button>
          )}
          <Button
            type="primary"
            danger={danger}
            disabled={!confirmLabel}
            loading={busy}
            onClick={() => choose(onConfirm, close)}
          >
            {confirmLabel ?? 'Delete'}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  )
}
