import type { ComponentProps, ReactNode } from 'react'
import styles from './PageHero.module.css'
import { RisingSun } from './RisingSun'

interface PageHeroProps {
  title: string
  lead?: ReactNode
  /** In place of the sun, with its size; decoration, so it needs no words. */
  picture?: ComponentProps<'img'>
  /** Short and without its picture on a phone: visitors came for what follows. */
  compact?: boolean
  /** Links to where the page leads. */
  children?: ReactNode
}

/** The top of a page: its name, a sentence, and what to do. */
export const PageHero = ({ title, lead, picture, compact, children }: PageHeroProps) => (
  <div className={styles.hero} data-picture={picture !== undefined} data-compact={compact}>
    <div className={styles.content}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
    {picture ? (
      <img
        {...picture}
        className={styles.picture}
        alt=""
        {...(compact ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
    ) : (
      <RisingSun />
    )}
  </div>
)
