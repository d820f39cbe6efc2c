/** Sends what visitors fill in to the database, through one of its functions for each kind. */
import {
  BackendError,
  type RegistrationState,
  type SendOutcome,
  type Submissions,
} from 'shared/backend'
import * as z from 'shared/schema'
import { events } from '../../collections/events'
import type { DeviceRegistration } from '../../collections/registrations'
import type { CharityEvent } from '../../entities/event'
import { partySizeOf, type WithDetails } from '../../submissions/party'
import { submissionKind } from '../../submissions/submissionKinds'
import {
  changeRegistration,
  forgetRegistration,
  forgetRegistrations,
  freshestRegistration,
  rememberedRegistration,
  rememberRegistration,
} from '../device/deviceRegistrations'
import { callAsVisitor } from './callAsVisitor'
import { supabaseCollection } from './content/supabaseCollection'
import { actOnLink, openLink } from './linkRequests'

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
  /** What a registration is for: an administrator may have moved it. */
  eventId: z.optional(z.number()),
  partySize: z.optional(z.number()),
})
type Answer = z.infer<typeof answerSchema>

const call = (name: string, args: Record<string, unknown>) =>
  callAsVisitor(name, args, answerSchema)

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

  async cancelRegistration(own) {
    const canceled = await freshestRegistration(own)
    if (!canceled) return false
    const { id, token, eventId } = canceled
    // Without a token it was made before there was a database, which knows nothing of it.
    const answer = id && token && (await call('cancel_registration', { id, token }))
    if (answer && answer.outcome === 'tooMany') {
      throw new BackendError('unavailable', 'Too many calls in an hour', {}, 429)
    }
    const wasThere = await forgetRegistration(canceled)
    if (answer) await reflectAttendees(answer.eventId ?? eventId, answer)
    return wasThere
  },

  async changeParty(own, partySize) {
    const changed = await freshestRegistration(own)
    const { id, token } = changed ?? {}
    if (!changed || !id || !token) return 'gone'
    const answer = await call('change_party', { id, token, party_size: partySize })
    await reflectAttendees(answer.eventId ?? changed.eventId, answer)
    const { outcome } = answer
    if (outcome === 'accepted' || outcome === 'waiting') {
      await rememberState(changed, { partySize, ...answer })
    }
    return outcome as SendOutcome
  },

  async registrationState({ id, token }) {
    // Without a token it was made before there was a database, or sent again from another browser.
    if (!id || !token) return undefined
    const answer = await call('registration_state', { id, token })
    const { outcome, number, eventId, partySize } = answer
    const own = await rememberedRegistration(id)
    if (own && outcome === 'gone') await forgetRegistration(own)
    else if (own) await rememberState(own, answer)
    return { outcome: outcome as RegistrationState['outcome'], number, eventId, partySize }
  },

  openLink,
  actOnLink,

  async forgetSent() {
    await forgetRegistrations()
  },
}

/** Remembers what the database says of a registration; an older one does not say what it is for. */
function rememberState(own: DeviceRegistration, answer: Answer) {
  const { eventId = own.eventId, partySize = own.partySize } = answer
  const waits = answer.outcome === 'waiting'
  return changeRegistration(own, {
    ...{ eventId, partySize },
    ...((waits || own.waiting) && { waiting: waits }),
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
