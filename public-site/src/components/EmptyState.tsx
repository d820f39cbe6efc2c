import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'

interface EmptyStateProps {
  icon: IconName
  text: string
  action: ReactNode
}

/** Shown in place of a list that has nothing in it. */
export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  )
}
