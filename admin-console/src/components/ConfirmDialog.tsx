import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  title: string
  /** The label of the confirming button, "Delete 12 submissions"; without it, there is nothing to confirm yet. */
  confirmLabel: string | undefined
  /** The dialog closes when this resolves. A rejection keeps it open, and is reported elsewhere. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone. Shown while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, onConfirm, onClose, children } = props
  const [busy, setBusy] = useState(false)

  function confirm(close: () => void) {
    setBusy(true)
    onConfirm()
      .then(close, () => {})
      .finally(() => setBusy(false))
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="primary"
            danger
            disabled={!confirmLabel}
            loading={busy}
            onClick={() => confirm(close)}
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
