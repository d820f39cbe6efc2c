/** Calls to the functions of the database that are there for everybody. */
import { BackendError } from 'shared/backend'
import { retry } from '../../loading/retry'
import { requestLimitMs } from './fetchDatabase'
import { functionCall, supabaseRequest } from './supabaseRequest'

const pausesMs = [500, 1500, 3000]
/** No visitor waits longer than this for a button. */
const giveUpAfterMs = 8000

/** Calls a function of the database, and retries for a few seconds while it cannot be reached. */
export function callAsVisitor<Answer>(
  name: string,
  args: Record<string, unknown>,
  schema: { parse: (answer: unknown) => Answer },
): Promise<Answer> {
  const startedAt = performance.now()
  const isFinal = (error: unknown) =>
    (error instanceof BackendError && error.failure !== 'unavailable') ||
    performance.now() - startedAt > giveUpAfterMs
  return retry({ limitMs: requestLimitMs, pausesMs, isFinal }, async () =>
    schema.parse(await supabaseRequest(functionCall(name, args))),
  ).catch((cause) => {
    if (cause instanceof BackendError) throw cause
    throw new BackendError('unavailable', `${name} had no answer that can be read`, { cause })
  })
}
