import * as z from 'shared/schema'
import { supabaseElementId } from './namesDatabase'

const supabaseConfigSchema = z.object({
  /** Where the database answers, "https://abc.supabase.co", without a slash at the end. */
  url: z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?(\/\S*[^\s/])?$/)),
  /** The key that anybody may have. What it opens is decided by the rows' own policies. */
  key: z.string().check(z.minLength(1)),
})
export type SupabaseConfig = z.infer<typeof supabaseConfigSchema>

/** The database of this site, as its document names it. Throws where that cannot be read. */
export const requireConfig = (): SupabaseConfig =>
  supabaseConfigSchema.parse(
    JSON.parse(document.getElementById(supabaseElementId)?.textContent ?? ''),
  )

/**
 * The database that the settings of a command name. Throws where only one is set or a value is wrong, and
 * for a key that passes all policies: it would stand in every document.
 */
export function supabaseConfigFrom({
  STORE_URL,
  STORE_KEY,
}: NodeJS.ProcessEnv): SupabaseConfig | null {
  if (!STORE_URL && !STORE_KEY) return null
  const parsed = supabaseConfigSchema.safeParse({
    url: STORE_URL?.replace(/\/+$/, ''),
    key: STORE_KEY,
  })
  if (isSecret(STORE_KEY)) {
    throw new Error('STORE_KEY is a secret key: the publishable one belongs into the documents')
  }
  if (parsed.success) return parsed.data
  throw new Error(`STORE_URL and STORE_KEY do not name a store: ${z.prettifyError(parsed.error)}`)
}

/** Supabase's secret key, or a JWT of another role than anybody's. */
function isSecret(key = ''): boolean {
  if (key.startsWith('sb_secret_')) return true
  const [, claims] = key.split('.')
  if (!key.startsWith('ey') || !claims) return false
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).role !== 'anon'
}
