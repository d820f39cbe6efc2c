import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'

interface EmptyStateProps {
  icon: IconName
  /** One sentence that says what is missing. */
  text: string
  /** What the user can do about it. */
  action?: ReactNode
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  )
}
