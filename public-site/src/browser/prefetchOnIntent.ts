import { prefersReducedData } from './prefersReducedData'

/** Fetches code that may be needed soon, unless the browser is set to save data. */
export function prefetch(load: () => Promise<unknown>) {
  // If it fails, whoever needs it tries again and shows what is wrong.
  if (!prefersReducedData()) load().catch(() => {})
}

/**
 * Props of a control that prefetch what pressing it needs, such as a dialog's form, when the visitor
 * points at it or focuses it.
 */
export const prefetchOnIntent = (load: () => Promise<unknown>) => ({
  onPointerEnter: () => prefetch(load),
  onFocus: () => prefetch(load),
})
