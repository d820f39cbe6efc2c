import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'
import { focusPageHeading } from './Page'

interface EmptyStateProps {
  icon: IconName
  /** One sentence that says what is missing. */
  text: string
  /** What the user can do about it. */
  action?: ReactNode
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  const content = useRef<HTMLDivElement>(null)
  // The action fills the list, and is gone with its focus.
  useLayoutEffect(() => {
    const element = content.current
    return () => {
      if (element?.contains(document.activeElement)) focusPageHeading()
    }
  }, [])
  return (
    <div ref={content} className={styles.empty}>
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  )
}
