import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first element in a drawer that matches, as soon as there may be one. Where nothing is
 * animated, Ant Design puts a drawer into the document only after the effects of what is in it.
 */
export function useFocusFirst(
  container: RefObject<HTMLElement | null>,
  selector: string,
  enabled = true,
) {
  useEffect(() => {
    if (!enabled) return
    const focus = () =>
      container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    if (container.current?.isConnected) return focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [container, selector, enabled])
}
