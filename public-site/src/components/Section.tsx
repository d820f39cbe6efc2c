import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  /** The target of links such as `/events#schedule`. */
  id?: string
  title: string
  lead?: ReactNode
  surface?: 'paper' | 'leaf' | 'gold'
  children?: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ id, title, lead, surface = 'paper', children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.section} data-surface={surface} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.heading}>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
