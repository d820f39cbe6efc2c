import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './FormConfirmation.module.css'

interface FormConfirmationProps {
  title: string
  /** What was sent, and what happens next. */
  children: ReactNode
}

/** Replaces or precedes a form that was sent, and takes the focus when it mounts. */
export function FormConfirmation({ title, children }: FormConfirmationProps) {
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
