import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Shows what comes late once its place is more than a screen below what is visible, so that nothing moves
 * before a reader's eyes; or above it or at the end of the page, where browsers keep what follows in place.
 */
export function ShownOutOfSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [outer, inner] = [place.current, content.current]
    if (!outer || !inner) return
    inner.hidden = true
    const stop = new AbortController()
    const showWhereUnnoticed = () => {
      const { top } = outer.getBoundingClientRect()
      const isInSight = top >= 0 && top < 2 * innerHeight
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
      if (isInSight && !isAtEnd) return
      stop.abort()
      inner.hidden = false
    }
    addEventListener('scroll', showWhereUnnoticed, { signal: stop.signal })
    showWhereUnnoticed()
    return () => stop.abort()
  }, [])

  return (
    <div ref={place}>
      <div ref={content}>{children}</div>
    </div>
  )
}
