import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Shows what comes late once its place is more than a screen below what is visible, so that nothing
 * moves before a reader's eyes.
 */
export function ShownOutOfSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [outer, inner] = [place.current, content.current]
    if (!outer || !inner) return
    inner.hidden = true
    const observer = new IntersectionObserver(
      (entries) => {
        const top = entries.at(-1)?.boundingClientRect.top ?? 0
        if (top < 2 * innerHeight) return
        // At once: by the next render, a visitor may have scrolled there.
        inner.hidden = false
        observer.disconnect()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(outer)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place}>
      <div ref={content}>{children}</div>
    </div>
  )
}
