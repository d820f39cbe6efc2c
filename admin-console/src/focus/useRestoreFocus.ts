import { useEffect, useMemo } from 'react'
import { focusPageHeading } from '../components/Page'
import { sameButtonOfNextRow } from './sameButtonOfNextRow'

/**
 * Restores the focus as soon as a drawer closes, while it still slides out. Ant Design does so only for
 * one whose opening animation had finished; turn its own handling off (`focusable`).
 * @param isOpen `true` in what is mounted only while it is open
 * @param toOpener whether the focus returns to the element that had it, or to the next row's where that
 *   has left its list; otherwise it moves to the page's heading
 */
export function useRestoreFocus(isOpen = true, toOpener = true) {
  const opening = useMemo(() => {
    const opener = (document.activeElement ?? document.body) as HTMLElement
    return isOpen && { opener, findNext: sameButtonOfNextRow(opener) }
  }, [isOpen])

  useEffect(() => {
    if (!opening) return
    const { opener, findNext } = opening
    return () => {
      if (document.activeElement !== document.body) return
      if (toOpener) (opener.isConnected ? opener : findNext())?.focus()
      // A drawer that was opened by the URL has no opener, and another's may have gone. The page is
      // read on from where it was.
      if (document.activeElement === document.body) focusPageHeading({ preventScroll: true })
    }
  }, [opening, toOpener])
}
