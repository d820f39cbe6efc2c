/** Keeps what visitors send in this browser, where the console of the demonstration lists it. */
import type { SentForm, SubmissionMetadata, Submissions } from 'shared/backend'
import type { Submission } from '../../backend/administration'
import { events } from '../../collections/events'
import { partySizeOf, withParty } from '../../submissions/party'
import { type SubmissionKind, submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import {
  changeRegistration,
  forgetRegistration,
  forgetRegistrations,
  latestRegistration,
  rememberedRegistration,
  rememberRegistration,
} from '../device/deviceRegistrations'
import { changeSubmission, readSubmissions, write, writeIfPossible } from './browserDatabase'
import { changeAttendees, changingPlaces } from './places'

export const submissions: Submissions = {
  async send(kind, form, metadata) {
    const submission = submissionOf(kind, form, metadata)
    await (kind === 'registration' ? changingPlaces(() => register(submission)) : keep(submission))
    console.info(`[site] ${submissionKind(kind).label}`, form)
    return 'accepted'
  },

  cancelRegistration: (eventId) =>
    changingPlaces(async () => {
      const latest = await latestRegistration(eventId)
      if (!latest || !(await forgetRegistration(latest))) return false
      const { id, partySize = 1 } = latest
      await changeAttendees(eventId, -partySize)
      const canceledAt = new Date().toISOString()
      if (id) await change(id, (sent) => ({ ...sent, canceledAt }))
      return true
    }),

  changeParty: (eventId, partySize) =>
    changingPlaces(async () => {
      const latest = await latestRegistration(eventId)
      if (!latest) return 'gone'
      const outcome = await changeAttendees(eventId, partySize - (latest.partySize ?? 1))
      if (outcome !== 'accepted') return outcome
      await changeRegistration(latest, { partySize })
      const { id } = latest
      if (id) await change(id, (sent) => withParty(sent, partySize))
      return outcome
    }),

  async forgetSent() {
    await forgetRegistrations()
    await write((open) => open.clear('submissions'))
  },
}

/** Takes its places, or as many more or fewer as another party needs that is sent again. */
async function register(submission: Submission) {
  const { id, eventId, createdAt } = submission
  if (eventId === undefined) return keep(submission)
  const known = await rememberedRegistration(id)
  if (known && (await wasHandled(id))) return
  const partySize = partySizeOf(submission)
  const outcome = await changeAttendees(eventId, partySize - (known ? (known.partySize ?? 1) : 0))
  if (outcome === 'gone') throw new Error(`Event ${eventId} is no longer listed`)
  if (outcome === 'full') throw new Error(`Event ${eventId} has no place left`)
  await rememberRegistration({ eventId, createdAt, id, ...(partySize > 1 && { partySize }) })
  await keep(submission)
}

const wasHandled = async (id: string) =>
  (await readSubmissions()).some((sent) => sent.id === id && sent.handledAt)

/** What was typed last holds, until somebody has handled it. */
const keep = (submission: Submission) =>
  writeIfPossible((open) =>
    changeSubmission(open, submission.id, (known = submission) =>
      known.handledAt ? undefined : { ...submission, createdAt: known.createdAt },
    ),
  )

const change = (id: string, change: (sent: Submission) => Submission) =>
  writeIfPossible((open) => changeSubmission(open, id, (sent) => sent && change(sent)))

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
