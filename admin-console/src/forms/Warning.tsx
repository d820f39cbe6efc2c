import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PausedStatus } from '../components/PausedStatus'
import styles from './Warning.module.css'

/** A field with its label and hints, or several that stand together. */
const fieldParts = '[data-together], .ant-form-item:not([data-together] *)'

/** For a form, whose fields can be left. */
export const markLeft = ({ target }: FocusEvent) =>
  target.closest(fieldParts)?.setAttribute('data-left', '')

interface WarningProps {
  /** Said instead while the field has the focus, and before anything was typed. */
  before?: ReactNode
  children: string
}

/**
 * A hint of a field, in amber, about something that can still be saved. The first letters of most values
 * are wrong: it is not said before the field was left, or another one of those that stand together.
 */
export function Warning({ before, children }: WarningProps) {
  const hint = useRef<HTMLSpanElement>(null)
  const [wasLeft, setWasLeft] = useState(false)

  useEffect(() => {
    const field = hint.current?.closest(fieldParts)
    // It may become known after the field was left, as that a picture does not load.
    if (field?.matches('[data-left]:not(:focus-within)')) setWasLeft(true)
    const leave = () => setWasLeft(true)
    field?.addEventListener('focusout', leave)
    return () => field?.removeEventListener('focusout', leave)
  }, [])

  return <span ref={hint}>{wasLeft ? <WarningText>{children}</WarningText> : before}</span>
}

/** The same at once, for what is chosen and not typed. */
export const WarningText = ({ children }: { children: string }) => (
  <PausedStatus className={styles.warning}>{children}</PausedStatus>
)
