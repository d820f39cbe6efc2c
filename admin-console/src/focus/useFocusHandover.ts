import { useLayoutEffect, useRef } from 'react'
import { focusPageHeading } from '../components/Page'

/** The ref of an element that may go away with the focus in it: the page's heading gets that then. */
export function useFocusHandover<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusPageHeading()
    }
  }, [])
  return ref
}
