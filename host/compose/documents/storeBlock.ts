/** The store in a shell's document: which one its pages, and those composed from it, ask. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { supabaseElementId } from '../../../shared/src/store/hasStore.ts'
import { type SupabaseConfig, supabaseConfigFrom } from '../../../shared/src/backends/supabase/configSchema.ts'
import { storePreload } from '../../build/preloads.ts'
import { shellDocument } from '../serving/serving.ts'
import { json } from './scriptJson.ts'

const storeElement = new RegExp(
  `<script type="application/json" id="${supabaseElementId}">(.*?)</script>\\n?`,
  's',
)

const storePreloadElement = new RegExp(`<link [^>]*${storePreload}[^>]*>\\s*`)

/** The document with this store in place of the one that it names; `null` removes it. */
export function withStore(html: string, store: SupabaseConfig | null): string {
  const without = html.replace(storeElement, '')
  if (!store) return without.replace(storePreloadElement, '')
  const element = `<script type="application/json" id="${supabaseElementId}">${json(store)}</script>\n`
  return without.replace('</head>', () => `${element}</head>`)
}

export function storeIn(html: string): SupabaseConfig | null {
  const [, text] = storeElement.exec(html) ?? []
  if (!text) return null
  const { url, key } = JSON.parse(text)
  return supabaseConfigFrom({ STORE_URL: url, STORE_KEY: key })
}

/** The store of an environment; `null` for none, and where no shell is published yet. */
export async function readStore(environmentFolder: string): Promise<SupabaseConfig | null> {
  const document = path.join(environmentFolder, shellDocument)
  return existsSync(document) ? storeIn(await readFile(document, 'utf8')) : null
}
