import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import styles from './BackLink.module.css'
import { Icon } from './Icon'

/** Leads from a page to the one above it. It is not printed. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.back} to={to}>
    <Icon name="arrow-left" />
    {children}
  </Link>
)
