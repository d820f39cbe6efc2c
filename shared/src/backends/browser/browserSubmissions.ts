/** Keeps what visitors send in this browser, where the console of the demonstration lists it. */
import type { SendOutcome, SentForm, SubmissionMetadata, Submissions } from 'shared/backend'
import type { Submission } from '../../backend/administration'
import { events } from '../../collections/events'
import type { DeviceRegistration } from '../../collections/registrations'
import { isFull } from '../../entities/event'
import { fitNames, partySizeOf, withParty } from '../../submissions/party'
import { type SubmissionKind, submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import {
  changeRegistration,
  forgetRegistration,
  forgetRegistrations,
  freshestRegistration,
  placesHeld,
  rememberedRegistration,
  rememberRegistration,
} from '../device/deviceRegistrations'
import { changeSubmission, readSubmissions, write, writeIfPossible } from './browserDatabase'
import { changeAttendees, changingPlaces, freshestEvent, takesRegistrations } from './places'
import { promoteWaiting, waitingParties } from './waiting'

export const submissions: Submissions = {
  async send(kind, form, metadata) {
    const submission = submissionOf(kind, form, metadata)
    const { waiting = false } = metadata
    let outcome: SendOutcome = 'accepted'
    if (kind === 'registration') {
      outcome = await changingPlaces(() => register(submission, waiting))
    } else await keep(submission)
    if (outcome !== 'full') console.info(`[site] ${submissionKind(kind).label}`, form)
    return outcome
  },

  cancelRegistration: (own) =>
    changingPlaces(async () => {
      const canceled = await freshestRegistration(own)
      if (!canceled || !(await forgetRegistration(canceled))) return false
      const { eventId } = canceled
      await changeAttendees(eventId, -placesHeld(canceled))
      const canceledAt = new Date().toISOString()
      await change(canceled, (sent) => ({ ...sent, canceledAt }))
      await promoteWaiting(eventId)
      return true
    }),

  changeParty: (own, partySize) =>
    changingPlaces(async () => {
      const changed = await freshestRegistration(own)
      if (!changed) return 'gone'
      const { eventId } = changed
      const places = placesHeld({ ...changed, partySize }) - placesHeld(changed)
      if (places > 0 && !(await takesRegistrations(eventId))) return 'gone'
      const outcome = await changeAttendees(eventId, places)
      if (outcome !== 'accepted') return outcome
      await changeRegistration(changed, { partySize })
      await change(changed, (sent) => withParty(sent, partySize))
      await promoteWaiting(eventId)
      return outcomeOf(await freshestRegistration(changed))
    }),

  // Whatever an administrator does in this browser, the device knows of.
  async registrationState({ id = '' }) {
    const known = await rememberedRegistration(id)
    if (!known) return undefined
    const { eventId, partySize = 1, waiting } = known
    if (!waiting) return { outcome: 'accepted', eventId, partySize }
    const index = (await waitingParties(eventId)).findIndex((party) => party.id === id)
    return { outcome: 'waiting', number: index + 1, eventId, partySize }
  },

  async forgetSent() {
    await forgetRegistrations()
    await write((open) => open.clear('submissions'))
  },
}

/** Takes its places, or as many more or fewer as another party needs that is sent again; or waits for them. */
async function register(submission: Submission, mayWait: boolean): Promise<SendOutcome> {
  const { id, eventId, createdAt } = submission
  const known = await rememberedRegistration(id)
  if (eventId === undefined || (known && (await wasHandled(id)))) return outcomeOf(known)
  const partySize = partySizeOf(submission)
  const registration = { eventId, createdAt, id, ...(partySize > 1 && { partySize }) }
  const held = placesHeld({ ...registration, waiting: known?.waiting })
  const places = held - (known ? placesHeld(known) : 0)
  // An administrator may have moved it.
  const isHere = !known || known.eventId === eventId
  const mayTake = isHere && ((known && places <= 0) || (await takesRegistrations(eventId)))
  const taken = mayTake ? await changeAttendees(eventId, places) : 'gone'
  if (taken === 'gone') throw new Error(`Event ${eventId} takes no registrations`)
  if (taken === 'full') {
    if (!mayWait || known) {
      const event = await freshestEvent(eventId)
      if (event && !isFull(event)) return 'full'
      throw new Error(`Event ${eventId} has no place left`)
    }
    // Without it, nobody would find who waits.
    await write((open) => open.put('submissions', { ...submission, waitingSince: createdAt }))
    await rememberRegistration({ ...registration, waiting: true })
    return 'waiting'
  }
  await rememberRegistration(registration)
  await keep(submission)
  if (!known) return 'accepted'
  await promoteWaiting(eventId)
  return outcomeOf(await rememberedRegistration(id))
}

const outcomeOf = (registration: DeviceRegistration | undefined) =>
  registration?.waiting ? 'waiting' : 'accepted'

const wasHandled = async (id: string) =>
  (await readSubmissions()).some((sent) => sent.id === id && sent.handledAt)

/** What was typed last holds, until somebody has handled it. */
const keep = (submission: Submission) =>
  writeIfPossible((open) =>
    changeSubmission(open, submission.id, (known = submission) => {
      const { createdAt, waitingSince, promotedAt } = known
      if (known.handledAt) return undefined
      return { ...fitNames(known, submission), createdAt, waitingSince, promotedAt }
    }),
  )

/** The first releases gave registrations no id. */
const change = async ({ id }: DeviceRegistration, change: (sent: Submission) => Submission) =>
  id && writeIfPossible((open) => changeSubmission(open, id, (sent) => sent && change(sent)))

/** The form as the console lists it. */
function submissionOf(
  kind: SubmissionKind,
  { eventId, createdAt = new Date().toISOString(), ...form }: SentForm,
  { id }: SubmissionMetadata,
): Submission {
  const { name, email, phone, ...others }: Record<string, string | undefined> = form
  const names = Object.keys(submissionKind(kind).fields)
  const details = Object.entries(others).filter(([field, text]) => text && names.includes(field))
  const event = deviceCollection(events)
    .get()
    .find((listed) => listed.id === eventId)
  return {
    id,
    kind,
    createdAt,
    name,
    email: email ?? '',
    phone,
    eventId,
    eventTitle: event?.title,
    details: Object.fromEntries(details) as Submission['details'],
  }
}
