import type { ReactNode } from 'react'
import styles from './PageHero.module.css'
import { RisingSun } from './RisingSun'

interface PageHeroProps {
  title: string
  lead?: ReactNode
  /** Links to where the page leads. */
  children?: ReactNode
}

/** The top of a page: its name, a sentence, and what to do. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <RisingSun />
      <div className={styles.content}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  )
}
