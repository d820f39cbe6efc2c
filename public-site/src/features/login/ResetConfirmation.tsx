import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './ResetConfirmation.module.css'

interface ResetConfirmationProps {
  title: string
  /** What was sent, and what happens next. */
  children: ReactNode
}

/** Takes the place of the form, and the focus. */
export function ResetConfirmation({ title, children }: ResetConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  return (
    <section className={styles.confirmation} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
