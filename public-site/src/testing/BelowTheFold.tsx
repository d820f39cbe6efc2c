import type { ReactNode } from 'react'

/** Stands so far down the page that it is seen only after scrolling, and then wholly. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return <div style={{ paddingBlock: '200vh' }}>{children}</div>
}
