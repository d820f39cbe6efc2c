/** Sends what visitors fill in to the database, through one of its functions for each kind. */
import {
  BackendError,
  type ReceiptState,
  type SendOutcome,
  type Submissions,
  type WaitingState,
} from 'shared/backend'
import * as z from 'shared/schema'
import { events } from '../../collections/events'
import type { CharityEvent } from '../../entities/event'
import { retry } from '../../loading/retry'
import { partySizeOf, type WithDetails } from '../../submissions/party'
import { submissionKind } from '../../submissions/submissionKinds'
import {
  changeRegistration,
  forgetRegistration,
  forgetRegistrations,
  latestRegistration,
  rememberRegistration,
  waitingRegistration,
} from '../device/deviceRegistrations'
import { supabaseCollection } from './content/supabaseCollection'
import { requestLimitMs } from './fetchDatabase'
import { functionCall, supabaseRequest } from './supabaseRequest'

const answerSchema = z.object({
  outcome: z.enum(['accepted', 'full', 'gone', 'invalid', 'tooMany', 'canceled', 'waiting']),
  /** Lets this device cancel the registration. */
  token: z.optional(z.string()),
  /** How many are registered for the event now. */
  attendees: z.optional(z.number()),
  /** How many places are left where they are too few for a party. */
  left: z.optional(z.number()),
  /** How many parties wait, this one and those before it. */
  number: z.optional(z.number()),
  partySize: z.optional(z.number()),
})
type Answer = z.infer<typeof answerSchema>

const pausesMs = [500, 1500, 3000]
/** No visitor waits longer than this for a button. */
const giveUpAfterMs = 8000

/**
 * What the database takes for a robot's is quicker, and not kept. A person can be as quick where the form
 * was filled before the page was loaded again.
 */
const minElapsedMs = 1600

/**
 * By the id of a submission. Only who knows the secret that came first may change what was sent, and gets
 * the token that cancels it. Never stored: a form that is filled in again has another id.
 */
const secrets = new Map<string, string>()

function secretOf(id: string): string {
  const secret = secrets.get(id) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  secrets.set(id, secret)
  return secret
}

export const submissions: Submissions = {
  async send(
    kind,
    { eventId, eventTitle: _, createdAt = new Date().toISOString(), ...form },
    metadata,
  ) {
    const { id, website, elapsed, waiting } = metadata
    await pause(Math.max(0, minElapsedMs - elapsed))
    const guard = { website, elapsed: Math.max(minElapsedMs, elapsed), secret: secretOf(id) }
    const { rpc } = submissionKind(kind)
    const about = eventId === undefined ? {} : { event_id: eventId }
    const answer = await call(rpc, { id, ...about, form, guard, ...(waiting && { waiting }) })
    if (kind === 'registration' && eventId !== undefined) {
      await reflectAttendees(eventId, answer)
      const waits = answer.outcome === 'waiting'
      if (waits || answer.outcome === 'accepted') {
        const partySize = partySizeOf({ details: form as WithDetails['details'] })
        await rememberRegistration({
          ...{ eventId, createdAt, id, token: answer.token },
          ...(partySize > 1 && { partySize }),
          ...(waits && { waiting: true }),
        })
      }
    }
    return answer.outcome as SendOutcome
  },

  async cancelRegistration(eventId) {
    const latest = await latestRegistration(eventId)
    if (!latest) return false
    const { id, token } = latest
    // Without a token it was made before there was a database, which knows nothing of it.
    const answer = id && token && (await call('cancel_registration', { id, token }))
    if (answer && answer.outcome === 'tooMany') {
      throw new BackendError('unavailable', 'Too many calls in an hour', {}, 429)
    }
    const wasThere = await forgetRegistration(latest)
    if (answer) await reflectAttendees(eventId, answer)
    return wasThere
  },

  async changeParty(eventId, partySize) {
    const latest = await latestRegistration(eventId)
    const { id, token } = latest ?? {}
    if (!latest || !id || !token) return 'gone'
    const answer = await call('change_party', { id, token, party_size: partySize })
    await reflectAttendees(eventId, answer)
    const { outcome } = answer
    if (outcome === 'accepted' || outcome === 'waiting') {
      const promoted = latest.waiting && outcome === 'accepted'
      await changeRegistration(latest, { partySize, ...(promoted && { waiting: false }) })
    }
    return outcome as SendOutcome
  },

  async waitingState(eventId) {
    const latest = await waitingRegistration(eventId)
    if (!latest) return { outcome: (await latestRegistration(eventId)) ? 'accepted' : 'gone' }
    const { id, token } = latest
    const { outcome, number } = await call('registration_state', { id, token })
    if (outcome === 'accepted') await changeRegistration(latest, { waiting: false })
    if (outcome === 'gone') await forgetRegistration(latest)
    return { outcome: outcome as WaitingState['outcome'], number }
  },

  async receiptState(id, token) {
    const { outcome, number, partySize } = await call('registration_state', { id, token })
    return { outcome: outcome as ReceiptState['outcome'], number, partySize }
  },

  async forgetSent() {
    await forgetRegistrations()
  },
}

/** Calls a function of the database, and retries for a few seconds while it cannot be reached. */
function call(name: string, args: Record<string, unknown>): Promise<Answer> {
  const startedAt = performance.now()
  const isFinal = (error: unknown) =>
    (error instanceof BackendError && error.failure !== 'unavailable') ||
    performance.now() - startedAt > giveUpAfterMs
  return retry({ limitMs: requestLimitMs, pausesMs, isFinal }, async () =>
    answerSchema.parse(await supabaseRequest(functionCall(name, args))),
  ).catch((cause) => {
    if (cause instanceof BackendError) throw cause
    throw new BackendError('unavailable', `${name} had no answer that can be read`, { cause })
  })
}

/** Shows an event as the database's answer describes it, until its content is read again. */
async function reflectAttendees(eventId: number, answer: Answer) {
  await supabaseCollection(events).reflect((current) =>
    current.map((event) =>
      event.id === eventId ? { ...event, attendees: attendeesAfter(event, answer) } : event,
    ),
  )
}

/** Where places are too few, the database says how many are left; an older one, that none is. */
function attendeesAfter(event: CharityEvent, { outcome, attendees, left }: Answer): number {
  if (attendees !== undefined) return attendees
  if (left !== undefined) return event.slots - left
  return outcome === 'full' ? Math.max(event.attendees, event.slots) : event.attendees
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))
