import { useLayoutEffect, useRef } from 'react'
import { focusPageHeading, passFocus } from './moveFocus'
import { sameButtonOfNextRow } from './sameButtonOfNextRow'

/**
 * A ref for an element that may be removed with the focus in it, which would be lost: in a list, the same
 * button of the next row gets it, else the page's heading.
 */
export function useFocusHandover<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const focused = document.activeElement
      if (!focused || !element?.contains(focused)) return
      const next = sameButtonOfNextRow(focused)()
      if (next) passFocus(next)
      else focusPageHeading()
      // What got it may be removed in the same moment, as all rows of a list are with the list.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPageHeading()
      })
    }
  }, [])
  return ref
}
