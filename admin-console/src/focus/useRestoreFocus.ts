import { useEffect, useState } from 'react'

/**
 * For what is inside a drawer that is destroyed when hidden: when it goes, the keyboard goes on from
 * where it came. Ant Design does so only for a drawer that had slid in to its end before it was
 * closed; let it leave the focus alone (`focusable`).
 * @param toOpener whether that is still the place; else it is the page's heading
 */
export function useRestoreFocus(toOpener = true) {
  const [opener] = useState(() => document.activeElement)

  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (toOpener && opener instanceof HTMLElement) opener.focus()
      // A drawer that was opened by the URL has no button; that of a row may be gone.
      if (document.activeElement === document.body) document.querySelector('h1')?.focus()
    },
    [opener, toOpener],
  )
}
