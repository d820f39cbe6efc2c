import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './FormConfirmation.module.css'

interface FormConfirmationProps {
  title: string
  /** Leaves the focus on the control that was used. */
  keepFocus?: boolean
  /** What was sent, and what happens next. */
  children: ReactNode
}

/** Replaces or precedes a form that was sent, and takes the focus when it mounts. */
export function FormConfirmation({ title, keepFocus = false, children }: FormConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (keepFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [keepFocus])

  return (
    <section className={styles.confirmation} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
