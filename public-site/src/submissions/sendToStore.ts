import { storeConfig } from 'shared/store/storeConfig'
import type { SubmissionAttempt } from './attempt'

/**
 * Sends a submission to the store, through the function of that name. Resolves with its answer, or
 * with `null` on a site without a store. Rejects with a message for the visitor.
 */
export async function sendToStore(
  name: string,
  args: Record<string, unknown>,
  { id, website, elapsed }: SubmissionAttempt,
) {
  const store = storeConfig()
  if (!store) return null
  const { submitToStore } = await import('./callStore')
  return submitToStore(store, name, { id, ...args, guard: { website, elapsed } })
}
