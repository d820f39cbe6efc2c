import { type ReactNode, useId } from 'react'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  title: string
  text: string
  /** What to do, as links. */
  children: ReactNode
}

/** The end of a page: one thing that readers can do next. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const titleId = useId()
  return (
    <section className={styles.call} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.links}>{children}</div>
    </section>
  )
}
