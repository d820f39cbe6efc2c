import type { ReactNode } from 'react'
import styles from './DeadEnd.module.css'

interface DeadEndProps {
  title: string
  /** Above the title. */
  code?: ReactNode
  /** Buttons. */
  actions: ReactNode
  children: ReactNode
}

/** A page on which there is nothing, and where to go from there. */
export const DeadEnd = ({ title, code, actions, children }: DeadEndProps) => (
  <div className={styles.page}>
    <img className={styles.scene} src="/images/signpost.svg" alt="" width={480} height={200} />
    <div>
      {code}
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
)
