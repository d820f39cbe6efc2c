/** What documents are composed from on a site with a store: the content that anybody may read. */
import type { PrerenderModule } from '../../../shared/src/contract/prerendering.ts'
import { contentTables, fetchContent } from '../../../shared/src/backends/supabase/content/fetchContent.ts'
import { fetchVersions } from '../../../shared/src/backends/supabase/content/contentVersions.ts'
import type { DocumentContent } from '../../../shared/src/backends/supabase/content/documentContent.ts'
import { databaseAge } from '../../../shared/src/backends/supabase/content/databaseAge.ts'
import { supabaseRequest } from '../../../shared/src/backends/supabase/supabaseRequest.ts'
import type { SupabaseConfig } from '../../../shared/src/backends/supabase/configSchema.ts'
import { explain } from './explain.ts'
import { watchTexts } from './watchTexts.ts'

const confidentialKeys = contentTables
  .filter(({ confidential }) => confidential)
  .map(({ definition }) => definition.key)

/** Nobody waits for a composition in front of a page, and a database that sleeps takes its time to wake up. */
const waitsForStoreMs = 60_000

/** Throws where the store does not answer, or answers with anything but the site's content. */
export async function fetchStoreContent(store: SupabaseConfig): Promise<DocumentContent> {
  const signal = AbortSignal.timeout(waitsForStoreMs)
  const ask = (path: string) => supabaseRequest(store, { path, signal })
  let difference = ''
  try {
    const versions = await fetchVersions(ask)
    const age = databaseAge(versions)
    if (age) difference = `The database of ${store.url} is ${age} than this site. `
    const tables = contentTables.filter(({ confidential }) => !confidential)
    const entries = tables.map(async (table) => {
      const { key } = table.definition
      return [key, { version: versions[key] ?? 0, value: await fetchContent(ask, table) }] as const
    })
    const content = Object.fromEntries(await Promise.all(entries))
    if (difference) console.warn(`${difference}All of its content could be read.`)
    return content
  } catch (error) {
    const reason = explain(error)
    throw new Error(`${difference}Nothing is composed from the store at ${store.url}: ${reason}`)
  }
}

/**
 * Has a release render this content. Returns what gives, after each page, the part of it from which
 * that page was rendered.
 * @param leavesOut whether the shell knows of texts that are left out
 */
export function renderFrom(
  content: DocumentContent,
  { provideContent }: PrerenderModule,
  leavesOut = false,
) {
  if (!provideContent) throw new Error('This release of the public site is older than the store')
  const read = new Set<string>()
  const texts = leavesOut ? watchTexts(content) : { watched: content, takeRead: () => content }
  provideContent((key) => {
    if (confidentialKeys.includes(key)) {
      throw new Error(`A page is rendered from "${key}", which is not public`)
    }
    read.add(key)
    return texts.watched[key]?.value
  })
  return function takeRead(): DocumentContent {
    const part = Object.entries(texts.takeRead()).filter(([key]) => read.has(key))
    read.clear()
    return Object.fromEntries(part)
  }
}
