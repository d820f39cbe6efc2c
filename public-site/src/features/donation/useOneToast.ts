import { useRef } from 'react'
import { dismissToast, showToast, type Toast } from 'shared/toasts'

/** At most one toast at a time: what is shown takes the place of what was shown before. */
export function useOneToast() {
  const shown = useRef<number>(undefined)

  function closeToast() {
    if (shown.current !== undefined) dismissToast(shown.current)
  }

  function showOneToast(toast: Toast) {
    closeToast()
    shown.current = showToast(toast)
  }

  return { showOneToast, closeToast }
}
