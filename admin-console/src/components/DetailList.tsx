import { type ReactNode, useEffect, useRef } from 'react'
import { passFocus } from '../focus/moveFocus'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import styles from './DetailList.module.css'
import { atDots, wrappingAfterAt } from './wrappingAfterAt'

/** What a drawer says of an item, by name. Its first link takes the focus, and gives it back. */
export function DetailList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDListElement>(null)
  useRestoreFocus()
  // There may be none; then the drawer's own buttons are next.
  useEffect(() => passFocus(list.current?.querySelector('a'), { preventScroll: true }), [])
  return (
    <dl ref={list} className={styles.details}>
      {children}
    </dl>
  )
}

export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

interface EmailDetailProps {
  email: string
  /** What an email to them is about, where that is known. */
  subject?: string
}

export const EmailDetail = ({ email, subject }: EmailDetailProps) => (
  <Detail label="Email">
    <a
      href={`mailto:${encodeURIComponent(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    >
      {wrappingAfterAt(email, atDots)}
    </a>
  </Detail>
)
