/** What documents are composed from: the seeds, or the content of the site's database that anybody may read. */
import type { SupabaseConfig } from '../../../shared/src/backends/supabase/configSchema.ts'
import { fetchVersions } from '../../../shared/src/backends/supabase/content/contentVersions.ts'
import { databaseAge } from '../../../shared/src/backends/supabase/content/databaseAge.ts'
import {
  type DocumentContent,
  withoutTexts,
} from '../../../shared/src/backends/supabase/content/documentContent.ts'
import { fetchContent } from '../../../shared/src/backends/supabase/content/fetchContent.ts'
import { supabaseRequest } from '../../../shared/src/backends/supabase/supabaseRequest.ts'
import { isConfidential, readableKeys } from '../../../shared/src/content/contentKinds.ts'
import type { RenderSource } from '../../../shared/src/contract/prerendering.ts'
import { jamaicaDay } from '../../../shared/src/format/jamaicaTime.ts'
import { explain } from '../site/explain.ts'

interface DocumentSource extends RenderSource {
  /**
   * The part of the content from which a page is rendered by `render`, beside its result; `undefined`
   * where documents hold no content, because it is that of the seeds.
   */
  watch<T>(render: () => Promise<T>): Promise<{ result: T; content: DocumentContent | undefined }>
}

/** @param config the site's database; `null` for the seeds, as of the day on which they were written */
export async function renderSource(config: SupabaseConfig | null): Promise<DocumentSource> {
  return config ? fromDatabase(await fetchPublicContent(config)) : fromSeeds
}

const fromSeeds: DocumentSource = {
  backend: 'browser',
  contentOf: () => undefined,
  onTextShown: () => {},
  watch: async (render) => ({ result: await render(), content: undefined }),
}

export function fromDatabase(content: DocumentContent): DocumentSource {
  const read = new Set<string>()
  const shownTexts = new Set<string>()
  return {
    backend: 'supabase',
    // Of Jamaica's day: for as long as it lasts, an edit changes only the documents that show it.
    time: new Date(`${jamaicaDay(new Date())}T00:00-05:00`),
    contentOf(key) {
      if (isConfidential(key)) {
        throw new Error(`A page is rendered from "${key}", which is not public`)
      }
      read.add(key)
      return content[key]?.value
    },
    onTextShown(key, id) {
      shownTexts.add(`${key} ${id}`)
    },
    async watch(render) {
      read.clear()
      shownTexts.clear()
      const result = await render()
      const part = Object.fromEntries(Object.entries(content).filter(([key]) => read.has(key)))
      return { result, content: withoutTexts(part, (key, id) => shownTexts.has(`${key} ${id}`)) }
    },
  }
}

/** Throws where the database does not answer, or answers with anything but the site's content. */
export async function fetchPublicContent(config: SupabaseConfig): Promise<DocumentContent> {
  // Nobody waits for it in front of a page, and a database that sleeps takes its time to wake up.
  const signal = AbortSignal.timeout(60_000)
  const get = (path: string) => supabaseRequest({ path, signal }, config)
  let difference = ''
  try {
    const keys = readableKeys(false)
    const versions = await fetchVersions(get)
    const age = databaseAge(versions, keys)
    if (age) difference = `The database of ${config.url} is ${age} than this site. `
    const entries = keys.map(async (key) => {
      const content = await fetchContent(get, key, versions[key])
      // The documents would be taken for those of the newer version, and not be composed again.
      if (content.version < (versions[key] ?? 0)) {
        throw new Error(`"${key}" came from a cache or replica that is behind`)
      }
      return [key, content] as const
    })
    const content = Object.fromEntries(await Promise.all(entries))
    if (difference) console.warn(`${difference}All of its content could be read.`)
    return content
  } catch (error) {
    const reason = explain(error)
    throw new Error(
      `${difference}Nothing is composed from the database at ${config.url}: ${reason}`,
    )
  }
}
