import { type ReactNode, useId } from 'react'
import { Sections } from '../../components/Sections'
import styles from './Panel.module.css'

/** A section of the dashboard with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}

export const Panels = ({ children }: { children: ReactNode }) => (
  <div className={styles.panels}>
    <Sections>{children}</Sections>
  </div>
)
