import { useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from './pageHeading'
import { passFocus } from './passFocus'

/**
 * A ref for an element that may be removed with the focus in it: the focus would be lost.
 * @param findNext finds what gets the focus instead; without it, the page's heading does
 */
export function useFocusHandover<T extends HTMLElement>(
  findNext?: (focused: Element) => () => HTMLElement | undefined,
) {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const focused = document.activeElement
      if (!focused || !element?.contains(focused)) return
      const next = findNext?.(focused)()
      if (next) passFocus(next)
      else focusPageHeading()
      // What got it may be removed in the same moment, as all rows of a list are with the list.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPageHeading()
      })
    }
  }, [findNext])
  return ref
}
