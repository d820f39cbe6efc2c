import { type ReactNode, useState } from 'react'
import { useLazyModule } from '../browser/useLazyModule'
import { Dialog, type DialogProps } from '../components/Dialog'
import { FormLoadFailure } from './FormLoadFailure'

interface FormDialogProps<Module> extends Omit<DialogProps, 'busy' | 'children'> {
  /** What the form is about. */
  about?: ReactNode
  /** Loads the form and its library. */
  load: () => Promise<Module>
  /** Reserves the form's space while it loads, so that the dialog does not shift. */
  formClassName: string | undefined
  /** The form, given its module. While it is busy, the dialog stays open. */
  children: (module: Module, onBusyChange: (busy: boolean) => void) => ReactNode
}

/** A dialog around a form that loads when it is first opened. Closing it keeps what was typed. */
export function FormDialog<Module extends object>({
  about,
  load,
  formClassName,
  children,
  ...dialog
}: FormDialogProps<Module>) {
  const [busy, setBusy] = useState(false)
  const { module, failed } = useLazyModule(load, dialog.open, 'A form could not be loaded')

  function close() {
    dialog.onClose()
    // The browser restores the focus without scrolling, and the confirmation has moved the opener.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog {...dialog} busy={busy} onClose={close}>
      {about}
      <div className={formClassName}>
        {module && children(module, setBusy)}
        {!module && !failed && <p role="status">Loading the form…</p>}
        {failed && <FormLoadFailure />}
      </div>
    </Dialog>
  )
}
