import * as z from 'shared/schema'
import { reportError } from '../reporting/reports'
import { renderedFor, storeElementId } from './hasStore'

export { storeElementId } from './hasStore'

const storeConfigSchema = z.object({
  /** Where the store answers, "https://abc.supabase.co", without a slash at the end. */
  url: z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[^\s]*[^\s/])?$/)),
  /** The key that anybody may have. What it opens is decided by the rows' own policies. */
  key: z.string().check(z.minLength(1)),
})
export type StoreConfig = z.infer<typeof storeConfigSchema>

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

/** The same from the settings of a command. Throws where only one is set or a value is wrong. */
export function storeConfigFrom({ STORE_URL, STORE_KEY }: NodeJS.ProcessEnv): StoreConfig | null {
  if (!STORE_URL && !STORE_KEY) return null
  const parsed = storeConfigSchema.safeParse({
    url: STORE_URL?.replace(/\/+$/, ''),
    key: STORE_KEY,
  })
  if (parsed.success) return parsed.data
  throw new Error(`STORE_URL and STORE_KEY do not name a store: ${z.prettifyError(parsed.error)}`)
}
