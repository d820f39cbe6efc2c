import { type RefObject, useEffect, useState } from 'react'

/** `true` once this share of the element (0 to 1) has been visible. */
export function useInView(element: RefObject<Element | null>, share: number): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share, seen])

  return seen
}
