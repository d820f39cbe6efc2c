import { useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from './pageHeading'
import { passFocus } from './passFocus'

/**
 * The ref of an element that may go away with the focus in it, which would move the focus to the start
 * of the document.
 * @param findNext what gets the focus instead of the element that has it; without it, the page's heading
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
      // What got it may go away in the same moment: all rows of a list do with their list.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPageHeading()
      })
    }
  }, [findNext])
  return ref
}
