import { prefersReducedData } from './prefersReducedData'

/**
 * Props of a control that prefetch what pressing it needs, such as a dialog's form, when the visitor
 * points at it or focuses it, unless the browser is set to save data.
 */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const fetch = () => {
    if (prefersReducedData()) return
    // If it fails, pressing the control tries again and shows what is wrong.
    load().catch(() => {})
  }
  return { onPointerEnter: fetch, onFocus: fetch }
}
