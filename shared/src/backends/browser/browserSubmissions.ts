/** Keeps what visitors send in this browser, where the console of the demonstration lists it. */
import type { SendOutcome, SentForm, SubmissionMetadata, Submissions } from 'shared/backend'
import type { Submission } from '../../backend/administration'
import { events } from '../../collections/events'
import type { DeviceRegistration } from '../../collections/registrations'
import { partySizeOf, withParty } from '../../submissions/party'
import { type SubmissionKind, submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import {
  changeRegistration,
  forgetRegistration,
  forgetRegistrations,
  latestRegistration,
  placesHeld,
  rememberedRegistration,
  rememberRegistration,
  waitingRegistration,
} from '../device/deviceRegistrations'
import { changeSubmission, readSubmissions, write, writeIfPossible } from './browserDatabase'
import { changeAttendees, changingPlaces, takesRegistrations } from './places'
import { promoteWaiting, waitingParties } from './waiting'

export const submissions: Submissions = {
  async send(kind, form, metadata) {
    const submission = submissionOf(kind, form, metadata)
    const { waiting = false } = metadata
    let outcome: SendOutcome = 'accepted'
    if (kind === 'registration') {
      outcome = await changingPlaces(() => register(submission, waiting))
    } else await keep(submission)
    console.info(`[site] ${submissionKind(kind).label}`, form)
    return outcome
  },

  cancelRegistration: (eventId) =>
    changingPlaces(async () => {
      const latest = await latestRegistration(eventId)
      if (!latest || !(await forgetRegistration(latest))) return false
      await changeAttendees(eventId, -placesHeld(latest))
      const canceledAt = new Date().toISOString()
      await change(latest, (sent) => ({ ...sent, canceledAt }))
      await promoteWaiting(eventId)
      return true
    }),

  changeParty: (eventId, partySize) =>
    changingPlaces(async () => {
      const latest = await latestRegistration(eventId)
      if (!latest) return 'gone'
      const places = placesHeld({ ...latest, partySize }) - placesHeld(latest)
      if (places > 0 && !(await takesRegistrations(eventId))) return 'gone'
      const outcome = await changeAttendees(eventId, places)
      if (outcome !== 'accepted') return outcome
      await changeRegistration(latest, { partySize })
      await change(latest, (sent) => withParty(sent, partySize))
      await promoteWaiting(eventId)
      return (await latestRegistration(eventId))?.waiting ? 'waiting' : 'accepted'
    }),

  async waitingState(eventId) {
    const latest = await waitingRegistration(eventId)
    // Another tab may just have got it places.
    if (!latest) return { outcome: (await latestRegistration(eventId)) ? 'accepted' : 'gone' }
    const index = (await waitingParties(eventId)).findIndex(({ id }) => id === latest.id)
    return { outcome: 'waiting', number: index + 1 }
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
  const outcome = known?.waiting ? 'waiting' : 'accepted'
  if (eventId === undefined || (known && (await wasHandled(id)))) return outcome
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
    if (!mayWait || known) throw new Error(`Event ${eventId} has no place left`)
    // Without it, nobody would find who waits.
    await write((open) => open.put('submissions', { ...submission, waitingSince: createdAt }))
    await rememberRegistration({ ...registration, waiting: true })
    return 'waiting'
  }
  await rememberRegistration(registration)
  await keep(submission)
  if (known) await promoteWaiting(eventId)
  return outcome
}

const wasHandled = async (id: string) =>
  (await readSubmissions()).some((sent) => sent.id === id && sent.handledAt)

/** What was typed last holds, until somebody has handled it. */
const keep = (submission: Submission) =>
  writeIfPossible((open) =>
    changeSubmission(open, submission.id, (known = submission) => {
      const { createdAt, waitingSince, promotedAt } = known
      return known.handledAt ? undefined : { ...submission, createdAt, waitingSince, promotedAt }
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
