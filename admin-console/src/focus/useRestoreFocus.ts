import { useEffect, useState } from 'react'
import { focusPageHeading } from '../components/Page'

/**
 * Restores the focus when the content of a drawer unmounts. Ant Design does so only for a drawer whose
 * opening animation had finished; turn its own handling off (`focusable`).
 * @param toOpener whether the focus returns to the element that had it; otherwise it moves to the
 *   page's heading
 */
export function useRestoreFocus(toOpener = true) {
  const [opener] = useState(() => document.activeElement)

  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (toOpener && opener instanceof HTMLElement) opener.focus()
      // A drawer that was opened by the URL has no opener; the button of a deleted row is gone.
      if (document.activeElement === document.body) focusPageHeading()
    },
    [opener, toOpener],
  )
}
