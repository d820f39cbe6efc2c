import { useEffect } from 'react'
import { useLocation } from 'shared/router'
import { dismissToast, toastStore } from 'shared/toasts'

/**
 * Closes what offers Undo when the administrator goes to another part of the console, "events" or "blog": it is
 * about what they have left. The history brings back what was deleted there.
 */
export function useCloseUndo() {
  const part = useLocation().pathname.split('/')[2]
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is there
  useEffect(
    () => () => {
      for (const { id, action } of toastStore.getSnapshot()) if (action) dismissToast(id)
    },
    [part],
  )
}
