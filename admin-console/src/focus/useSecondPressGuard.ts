import { useEffect } from 'react'

/** For so long, a second press of a key is meant for what had the focus at the first one. */
const meantMs = 500

const pressing = ['Enter', ' ']

/**
 * Ignores the second press of Enter or Space pressed twice or held down, where the first one has moved
 * the focus or changed what the button is called: it would send a form that has just opened, delete the
 * next row of a list or publish again what was unpublished. Any other key in between says that the
 * person has followed. Enter that is held down presses once, whatever it presses.
 */
export function useSecondPressGuard() {
  useEffect(() => {
    let first: { key: string; target: Element; name: string | null; timeStamp: number } | undefined
    function guard(event: KeyboardEvent) {
      const { key, repeat, timeStamp } = event
      const target = event.target as Element
      const name = target.ariaLabel ?? target.textContent
      const isSame = target === first?.target
      // It types, and its text is what was typed.
      const isTyped = isSame && target.matches('textarea')
      const isMeant = isSame && name === first?.name && !(repeat && key === 'Enter')
      const isSoon = repeat || (first && timeStamp - first.timeStamp < meantMs)
      if (key === first?.key && isSoon && !isMeant && !isTyped) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else {
        first = pressing.includes(key) ? { key, target, name, timeStamp } : undefined
      }
    }
    // Before the handlers of what has the focus; the buttons of toasts are outside of the console.
    addEventListener('keydown', guard, { capture: true })
    return () => removeEventListener('keydown', guard, { capture: true })
  }, [])
}
