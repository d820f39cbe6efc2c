import type { ComponentProps, ReactNode } from 'react'
import { Illustration } from './Illustration'
import styles from './PageHero.module.css'

interface PageHeroProps {
  title: string
  lead?: ReactNode
  /** With its size; decoration, so it needs no words. */
  picture?: ComponentProps<'img'>
  /** The half-sun of the logo, large, behind the words. */
  sun?: boolean
  /** What visitors came for. With it the rest is short. */
  beside?: ReactNode
  /** Links to where the page leads. */
  children?: ReactNode
}

/** The top of a page: its name, a sentence, and what to do. */
export const PageHero = ({ title, lead, picture, sun, beside, children }: PageHeroProps) => (
  <div
    className={styles.hero}
    data-picture={picture !== undefined}
    data-beside={beside !== undefined}
  >
    <div className={styles.content}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
    {picture && <img {...picture} className={styles.picture} alt="" fetchPriority="high" />}
    {sun && <Illustration className={styles.sun} src="/images/rising-sun.svg" height={400} />}
    {beside}
  </div>
)
