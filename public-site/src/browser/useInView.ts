import { type RefObject, useEffect, useState } from 'react'

/** `true` once the element has been in view, as the options define it. They must stay the same object. */
export function useInView(
  element: RefObject<Element | null>,
  options: IntersectionObserverInit,
): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }, options)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, options, seen])

  return seen
}
