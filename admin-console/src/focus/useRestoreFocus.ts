import { useEffect, useState } from 'react'
import { focusPageHeading, passFocus } from './moveFocus'
import { sameButtonOfNextRow } from './useFocusHandover'

/** What the drawer that is open gives the focus back to. */
let latest: (() => HTMLElement | undefined) | undefined

/**
 * Restores the focus when the content of a drawer unmounts. Ant Design does so only for a drawer whose
 * opening animation had finished; turn its own handling off (`focusable`).
 * @param toOpener whether the focus returns to the element that had it, or to the next row's where that
 *   has left its list; where it was in a drawer that has closed, to what had opened that one. Otherwise it
 *   moves to the page's heading
 */
export function useRestoreFocus(toOpener = true) {
  const [findOpener] = useState(openerFinder)

  useEffect(() => {
    latest = findOpener
    return () => {
      latest = undefined
      if (document.activeElement !== document.body) return
      if (toOpener) passFocus(findOpener())
      // It may be gone. The page is not scrolled: it is read on from where it was.
      if (document.activeElement === document.body) focusPageHeading({ preventScroll: true })
    }
  }, [findOpener, toOpener])
}

function openerFinder() {
  const opener = focusedElement()
  const findNext = opener && sameButtonOfNextRow(opener)
  const findEarlier = latest
  return () => (opener?.isConnected ? opener : (findNext?.() ?? findEarlier?.()))
}

/** None while nothing has the focus: what the URL has opened has no opener. */
const focusedElement = () =>
  document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null)
