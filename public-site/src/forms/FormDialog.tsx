import { type ReactNode, useEffect, useState } from 'react'
import { reportError } from 'shared/reporting'
import { Dialog } from '../components/Dialog'

interface FormDialogProps<Module> {
  id: string
  title: string
  /** What the form is about. */
  about: ReactNode
  open: boolean
  onOpened: () => void
  onClose: () => void
  /** Fetches the form and its library: not before somebody wants to use them. */
  load: () => Promise<Module>
  /** Keeps the form's place while it loads, so that the dialog does not move when it comes. */
  formClassName: string | undefined
  /** The form, given its module. While it says that it is busy, the dialog stays open. */
  children: (module: Module, onBusyChange: (busy: boolean) => void) => ReactNode
}

/** A dialog around a form that loads when it is first opened. What was typed outlives its closing. */
export function FormDialog<Module extends object>({
  id,
  title,
  about,
  open,
  onOpened,
  onClose,
  load,
  formClassName,
  children,
}: FormDialogProps<Module>) {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const wanted = open && !module

  useEffect(() => {
    if (!wanted) return
    setFailed(false)
    load().then(setModule, (error) => {
      reportError('public-site', 'A form could not be loaded', error)
      setFailed(true)
    })
  }, [wanted, load])

  return (
    <Dialog id={id} title={title} open={open} busy={busy} onOpened={onOpened} onClose={onClose}>
      {about}
      <div className={formClassName}>
        {module && children(module, setBusy)}
        {!module && !failed && <p role="status">Loading the form…</p>}
        {failed && (
          <p role="alert">
            The form could not be loaded. Please check your connection, close this and open it
            again.
          </p>
        )}
      </div>
    </Dialog>
  )
}
