import { reportError } from 'shared/reporting'
import { renderedFor, storeElementId } from './hasStore'
import { type StoreConfig, storeConfigSchema } from './storeSettings'

export type { StoreConfig } from './storeSettings'

/**
 * The store of this site, as its document names it; `null` for a site without one, whose content
 * stays in the browser. The same while a page is rendered on a server and while it hydrates.
 */
export function storeConfig(): StoreConfig | null {
  if (typeof document === 'undefined') return renderedFor
  const element = document.getElementById(storeElementId)
  if (!element) return null
  try {
    return storeConfigSchema.parse(JSON.parse(element.textContent))
  } catch (error) {
    reportError('shared', 'The document names a store that cannot be read', error)
    return null
  }
}
