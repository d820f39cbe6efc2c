import { retry } from 'shared/loading/retry'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import type { SupabaseConfig } from 'shared/backends/supabase/supabaseConfig'
import { callFunction, BackendError, requestLimitMs } from 'shared/backends/supabase/supabaseRequest'
import { SubmissionRejected } from './SubmissionRejected'

const answerSchema = z.object({
  outcome: z.enum(['accepted', 'full', 'gone', 'invalid', 'tooMany', 'canceled']),
  /** Lets this device cancel the registration. */
  token: z.optional(z.string()),
  /** How many are registered for the event now. */
  attendees: z.optional(z.number()),
})
export type StoreAnswer = z.infer<typeof answerSchema>

const pausesMs = [500, 1500, 3000]
/** No visitor waits longer than this for a button. */
const giveUpAfterMs = 8000

const reasons: Partial<Record<StoreAnswer['outcome'], string>> = {
  gone: 'This event is no longer listed.',
  invalid: 'Something that you typed was not accepted. Please check it.',
  tooMany: 'A lot came from your connection. Please try again in an hour, or call us.',
}

/** Sends a submission. Rejects with a message for the visitor, unless it was accepted or the event is full. */
export async function submitToStore(
  store: SupabaseConfig,
  name: string,
  args: Record<string, unknown>,
): Promise<StoreAnswer> {
  const answer = await callStore(store, name, args).catch((error: unknown) => {
    reportWarning('public-site', `The store did not take a call of ${name}`, error)
    throw new SubmissionRejected({
      description: 'We could not be reached. Please try again in a moment: nothing is sent twice.',
    })
  })
  const description = reasons[answer.outcome]
  if (description) throw new SubmissionRejected({ description })
  return answer
}

/** Calls a function of the store, and retries for a few seconds while it cannot be reached. */
export function callStore(
  store: SupabaseConfig,
  name: string,
  args: Record<string, unknown>,
): Promise<StoreAnswer> {
  const startedAt = performance.now()
  const isFinal = (error: unknown) =>
    (error instanceof BackendError && error.failure !== 'unavailable') ||
    performance.now() - startedAt > giveUpAfterMs
  return retry({ limitMs: requestLimitMs, pausesMs, isFinal }, async () =>
    answerSchema.parse(await callFunction(store, name, args)),
  )
}
