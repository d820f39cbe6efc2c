import { useEffect } from 'react'

/** For so long after a press, or once the focus has moved, a second one is meant for what had the focus. */
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
    let first = { key: '', target: document.body as Element, name: '', timeStamp: 0 }
    function guard(event: KeyboardEvent) {
      const { key, repeat, timeStamp } = event
      const target = event.target as Element
      const name = target.ariaLabel ?? target.textContent
      const isSoon = repeat || timeStamp - first.timeStamp < meantMs
      const isMeant =
        target === first.target &&
        // What types has no name here, but the text that was typed.
        (target.matches('textarea') || (name === first.name && !(repeat && key === 'Enter')))
      if (pressing.includes(key) && key === first.key && isSoon && !isMeant) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = { key, target, name, timeStamp }
    }
    // What opens slowly takes the focus late.
    function wait({ timeStamp }: FocusEvent) {
      first.timeStamp = timeStamp
    }
    // Before the handlers of what has the focus; the buttons of toasts are outside of the console.
    addEventListener('keydown', guard, { capture: true })
    addEventListener('focusin', wait)
    return () => {
      removeEventListener('keydown', guard, { capture: true })
      removeEventListener('focusin', wait)
    }
  }, [])
}
