import type { ReactNode } from 'react'
import styles from './ExternalLink.module.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

/** A link to another site, in a tab of its own. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
    {children} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    <Icon name="arrow-out" />
  </a>
)
