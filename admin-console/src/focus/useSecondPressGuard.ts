import { useEffect } from 'react'

/** For so long, a second press of a key is meant for what had the focus at the first one. */
const meantMs = 500

const pressing = ['Enter', ' ']

/**
 * Ignores the second press of Enter or Space pressed twice or held down, where the first one has moved
 * the focus: it would send a form that has just opened, or delete the next row of a list. Any other key
 * in between says that the person has followed the focus.
 */
export function useSecondPressGuard() {
  useEffect(() => {
    let first: Pick<KeyboardEvent, 'key' | 'target' | 'timeStamp'> | undefined
    function guard(event: KeyboardEvent) {
      const { key, target, timeStamp } = event
      const isSoon = event.repeat || (first && timeStamp - first.timeStamp < meantMs)
      if (key === first?.key && target !== first.target && isSoon) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else {
        first = pressing.includes(key) ? { key, target, timeStamp } : undefined
      }
    }
    // Before the handlers of what has the focus; the buttons of toasts are outside of the console.
    addEventListener('keydown', guard, { capture: true })
    return () => removeEventListener('keydown', guard, { capture: true })
  }, [])
}
