import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './FormConfirmation.module.css'

interface FormConfirmationProps {
  title: string
  /** Leaves the focus where it is: what was pressed is still there. */
  quiet?: boolean
  /** What was sent, and what happens next. */
  children: ReactNode
}

/** Stays where the form was, and takes the focus when it comes. */
export function FormConfirmation({ title, quiet = false, children }: FormConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (quiet) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [quiet])

  return (
    <section className={styles.confirmation} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
