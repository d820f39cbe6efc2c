import { prefersReducedData } from './prefersReducedData'

/**
 * Spread on a control, fetches what pressing it needs, such as a dialog's form, as soon as somebody
 * points at it or focuses it, unless they asked their browser to save data.
 */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const fetch = () => {
    if (prefersReducedData()) return
    // Should it fail, pressing the control tries again and shows what is wrong.
    load().catch(() => {})
  }
  return { onPointerEnter: fetch, onFocus: fetch }
}
