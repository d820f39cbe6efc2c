import type { ReactNode } from 'react'
import { useFocusHandover } from '../focus/useFocusHandover'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'

interface EmptyStateProps {
  icon: IconName
  /** One sentence that says what is missing. */
  text: string
  action?: ReactNode
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  // Its action may fill the list, which removes the action with its focus.
  const content = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={content} className={styles.empty}>
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  )
}
