import { useEffect, useState } from 'react'
import { focusPageHeading } from './pageHeading'
import { passFocus } from './passFocus'
import { sameButtonOfNextRow } from './sameButtonOfNextRow'

/**
 * Restores the focus when the content of a drawer unmounts. Ant Design does so only for a drawer whose
 * opening animation had finished; turn its own handling off (`focusable`).
 * @param toOpener whether the focus returns to the element that had it, or to the next row's where that
 *   has left its list; otherwise it moves to the page's heading
 */
export function useRestoreFocus(toOpener = true) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const [findNext] = useState(() => opener && sameButtonOfNextRow(opener))

  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (toOpener) passFocus(opener?.isConnected ? opener : findNext?.())
      // A drawer that was opened by the URL has no opener, and another's may be gone. The page is not
      // scrolled: it is read on from where it was.
      if (document.activeElement === document.body) focusPageHeading({ preventScroll: true })
    },
    [opener, findNext, toOpener],
  )
}
