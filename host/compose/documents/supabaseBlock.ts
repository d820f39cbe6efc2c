/** The database in a shell's document: which one its pages, and those composed from it, ask. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type SupabaseConfig,
  supabaseConfigFrom,
} from '../../../shared/src/backends/supabase/configSchema.ts'
import { supabaseElementId } from '../../../shared/src/backends/supabase/namesDatabase.ts'
import { supabasePreload } from '../../build/preloads.ts'
import { shellDocument } from '../serving/serving.ts'
import { json } from './scriptJson.ts'

const element = new RegExp(
  `<script type="application/json" id="${supabaseElementId}">(.*?)</script>\\n?`,
  's',
)

const preloadElement = new RegExp(`<link [^>]*${supabasePreload}[^>]*>\\s*`)

/** The document with this database in place of the one that it names; `null` removes it. */
export function withSupabase(html: string, config: SupabaseConfig | null): string {
  const without = html.replace(element, '')
  if (!config) return without.replace(preloadElement, '')
  const block = `<script type="application/json" id="${supabaseElementId}">${json(config)}</script>\n`
  return without.replace('</head>', () => `${block}</head>`)
}

export function supabaseIn(html: string): SupabaseConfig | null {
  const [, text] = element.exec(html) ?? []
  if (!text) return null
  const { url, key } = JSON.parse(text)
  return supabaseConfigFrom({ STORE_URL: url, STORE_KEY: key })
}

/** The database of an environment; `null` for none, and where no shell is published yet. */
export async function readSupabase(environmentFolder: string): Promise<SupabaseConfig | null> {
  const document = path.join(environmentFolder, shellDocument)
  return existsSync(document) ? supabaseIn(await readFile(document, 'utf8')) : null
}
