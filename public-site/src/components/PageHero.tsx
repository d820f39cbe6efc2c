import type { ReactNode } from 'react'
import styles from './PageHero.module.css'
import { RisingSun } from './RisingSun'

/** A picture of the site and its own size in pixels. */
interface Picture {
  src: string
  width: number
  height: number
}

interface PageHeroProps {
  title: string
  lead?: ReactNode
  /** In place of the sun; decoration, so it needs no words. */
  picture?: Picture
  /** Short and without its picture on a phone: visitors came for what follows. */
  compact?: boolean
  /** Links to where the page leads. */
  children?: ReactNode
}

/** The top of a page: its name, a sentence, and what to do. */
export function PageHero({ title, lead, picture, compact, children }: PageHeroProps) {
  return (
    <div className={styles.hero} data-picture={picture !== undefined} data-compact={compact}>
      <div className={styles.content}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {!picture && <RisingSun />}
      {picture && (
        <img
          {...picture}
          className={styles.picture}
          alt=""
          {...(compact ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        />
      )}
    </div>
  )
}
