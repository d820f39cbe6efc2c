import { useRef } from 'react'
import { dismissToast, showToast, type Toast } from 'shared/toasts'

/** Shows a toast in place of the one that it showed before. */
export function useOneToast() {
  const shown = useRef<number>(undefined)
  return (toast: Toast) => {
    if (shown.current !== undefined) dismissToast(shown.current)
    shown.current = showToast(toast)
  }
}
