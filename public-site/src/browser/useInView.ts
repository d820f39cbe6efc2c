import { type RefObject, useEffect, useState } from 'react'

/** From one viewport's height before the element is visible. */
export const oneScreenAhead = { rootMargin: '100% 0px' }

/** `true` once the element has been in view, as the options define it. They must stay the same object. */
export function useInView(
  element: RefObject<Element | null>,
  options: IntersectionObserverInit,
): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    if (inView || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    }, options)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, options, inView])

  return inView
}
