import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { passFocus } from '../focus/moveFocus'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { firstField } from './firstField'

interface FormFieldsProps {
  /** Says what became of the form, when it has closed or its page unmounts. */
  sayOnClosing: RefObject<(() => void) | undefined>
  children: ReactNode
}

/**
 * The fields of a form that opens and closes: the first one takes the focus, or one that says it is the first
 * to fill in, and the focus then returns.
 */
export function FormFields({ sayOnClosing, children }: FormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useRestoreFocus()
  useEffect(() => () => sayOnClosing.current?.(), [sayOnClosing])

  useEffect(() => passFocus(firstField(fields.current), { preventScroll: true }), [])

  return <div ref={fields}>{children}</div>
}
