import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { showToast, type Toast } from 'shared/toasts'
import { showSaved } from '../backend/showSaved'
import { passFocus } from '../focus/moveFocus'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { firstField } from './firstField'

interface FormFieldsProps {
  /** Shown when the form has closed or its page unmounts. */
  closingToast: RefObject<Toast | undefined>
  children: ReactNode
}

/**
 * The fields of a form that opens and closes: the first one takes the focus, or one that says it is the first
 * to fill in, and the focus then returns.
 */
export function FormFields({ closingToast, children }: FormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(
    () => () => {
      const toast = closingToast.current
      if (toast?.kind === 'success') showSaved(toast)
      else if (toast) showToast(toast)
    },
    [closingToast],
  )

  useEffect(() => passFocus(firstField(fields.current), { preventScroll: true }), [])

  return <div ref={fields}>{children}</div>
}
