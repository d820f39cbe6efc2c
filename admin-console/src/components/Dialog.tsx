import { type ReactNode, useEffect, useId, useRef } from 'react'
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
