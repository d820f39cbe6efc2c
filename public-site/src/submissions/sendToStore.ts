import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { delay } from '../forms/delay'
import { notLoaded } from './notLoaded'
import type { SubmissionMetadata } from './submissionMetadata'

/**
 * What the store takes for a robot's is quicker, and not kept. A person can be as quick where the form
 * was filled before the page was loaded again.
 */
const minElapsedMs = 1600

/**
 * Sends a submission to the store, through the function of that name. Resolves with its answer, or
 * with `null` on a site without a store. Rejects with a message for the visitor.
 */
export async function sendToStore(
  name: string,
  args: Record<string, unknown>,
  { id, website, elapsed }: SubmissionMetadata,
) {
  const store = supabaseConfig()
  if (!store) return null
  const { submitToStore } = await import('./callStore').catch(notLoaded)
  await delay(Math.max(0, minElapsedMs - elapsed))
  const guard = { website, elapsed: Math.max(minElapsedMs, elapsed) }
  return submitToStore(store, name, { id, ...args, guard })
}
