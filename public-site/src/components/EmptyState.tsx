import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'

/** Shown in place of a list that has nothing in it. */
export const EmptyState = ({
  icon,
  text,
  action,
}: {
  icon: IconName
  text: string
  action: ReactNode
}) => (
  <div className={styles.empty}>
    <Icon name={icon} />
    <p>{text}</p>
    {action}
  </div>
)
