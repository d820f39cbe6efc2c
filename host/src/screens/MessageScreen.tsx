import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface MessageScreenProps {
  title: string
  children: ReactNode
  /** One or two buttons or links. */
  actions: ReactNode
}

/** A whole page that says what went wrong and what to do. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message} role="alert">
        <img src="/images/logo-mark.svg" alt="" width={48} height={48} />
        <h1 className={styles.title}>{title}</h1>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </main>
  )
}
