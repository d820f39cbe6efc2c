import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

export interface DialogProps {
  /** For a button's `dialogCommand`. */
  id?: string
  open: boolean
  /** Called when a press has opened it before the page had hydrated. */
  onOpened?: (() => void) | undefined
  /** Called when the visitor has closed it, or it has closed because `open` became false. */
  onClose: () => void
  title: string
  /** Keeps it open until an operation has finished. */
  busy?: boolean
  children: ReactNode
}

/** For this long, Enter and Space are taken for a second press of the button that opened the dialog. */
const openingMs = 500

/** A modal dialog. The browser keeps the focus inside and restores it to the opener. */
export function Dialog({
  id,
  open,
  onOpened,
  onClose,
  title,
  busy = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  const dialogId = id ?? ownId
  const titleId = `${dialogId}-title`
  const openedAtMs = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    openedAtMs.current = performance.now()
    return () => dialog.current?.close()
  }, [open])

  useEffect(() => {
    if (!open && dialog.current?.open) onOpened?.()
  }, [open, onOpened])

  return (
    <dialog
      ref={dialog}
      id={dialogId}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
      // A second Escape in a row cannot be prevented.
      closedby={busy ? 'none' : undefined}
      onKeyDownCapture={(event) => {
        const isPress = event.key === 'Enter' || event.key === ' '
        if (!isPress) openedAtMs.current = Number.NEGATIVE_INFINITY
        else if (performance.now() - openedAtMs.current < openingMs) event.preventDefault()
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      {/* Last, so that the dialog opens with the focus on its content. */}
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        disabled={busy}
        {...dialogCommand('close', dialogId, () => dialog.current?.close())}
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

/**
 * Props of a button that opens or closes the dialog with this id. Until the page has hydrated, the
 * browser itself does so, if it knows these attributes; from then on `run` does.
 * Source: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export const dialogCommand = (
  command: 'show-modal' | 'close',
  dialogId: string,
  run: () => void,
) => ({
  command,
  commandfor: dialogId,
  onClick(event: MouseEvent) {
    // Not both: the browser warns of a dialog that is open already.
    event.preventDefault()
    run()
  },
})
