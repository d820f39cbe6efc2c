import type { ReactNode } from 'react'
import { BackLink } from '../../components/BackLink'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './LoginCard.module.css'

interface LoginCardProps {
  title: string
  children: ReactNode
  /** Below the card. */
  note?: ReactNode
}

export function LoginCard({ title, children, note }: LoginCardProps) {
  const { siteName } = useSiteSettings()
  return (
    <div className={styles.page}>
      <BackLink to="/">Back to the website</BackLink>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>This page is for the {siteName} team.</p>
        <noscript>
          <p className={styles.lead}>Signing in needs JavaScript.</p>
        </noscript>
        {children}
      </div>
      {note}
    </div>
  )
}
