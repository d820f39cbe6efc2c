import { useEffect, useState } from 'react'
import { focusPageHeading, passFocus } from './moveFocus'
import { sameButtonOfNextRow } from './useFocusHandover'

/**
 * Restores the focus when the content of a drawer unmounts. Ant Design does so only for a drawer whose
 * opening animation had finished; turn its own handling off (`focusable`).
 * @param toOpener whether the focus returns to the element that had it, or to the next row's where that
 *   has left its list; otherwise it moves to the page's heading
 */
export function useRestoreFocus(toOpener = true) {
  const [opener] = useState(focusedElement)
  const [findNext] = useState(() => opener && sameButtonOfNextRow(opener))

  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (toOpener) passFocus(opener?.isConnected ? opener : findNext?.())
      // It may be gone. The page is not scrolled: it is read on from where it was.
      if (document.activeElement === document.body) focusPageHeading({ preventScroll: true })
    },
    [opener, findNext, toOpener],
  )
}

/** None while nothing has the focus: what the URL has opened has no opener. */
const focusedElement = () =>
  document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null)
