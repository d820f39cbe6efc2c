import type { ReactNode } from 'react'

/** So far down the page that it is visible only after scrolling, and then entirely. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return <div style={{ paddingBlock: '200vh' }}>{children}</div>
}
