import { reportError } from 'shared/reporting'
import { type SupabaseConfig, supabaseConfigSchema } from './configSchema'
import { supabaseElementId } from './namesDatabase'

let read: { text: string; config: SupabaseConfig | null } | undefined

/** The database of this site, as its document names it. Throws where that cannot be read. */
export function requireConfig(): SupabaseConfig {
  const text = document.getElementById(supabaseElementId)?.textContent ?? ''
  if (read?.text !== text) read = { text, config: parseConfig(text) }
  if (!read.config) throw new Error('The document names no database that can be read')
  return read.config
}

function parseConfig(text: string): SupabaseConfig | null {
  try {
    return supabaseConfigSchema.parse(JSON.parse(text))
  } catch (error) {
    reportError('shared', 'The document names a database that cannot be read', error)
    return null
  }
}
