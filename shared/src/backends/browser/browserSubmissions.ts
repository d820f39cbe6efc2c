/** Keeps what visitors send in this browser, where the console of the demonstration lists it. */
import type { SentForm, SubmissionMetadata, Submissions } from 'shared/backend'
import type { Submission } from '../../backend/administration'
import { events } from '../../collections/events'
import { type CharityEvent, isFull, notScheduled } from '../../entities/event'
import { type SubmissionKind, submissionKind } from '../../submissions/submissionKinds'
import { deviceCollection } from '../device/deviceCollection'
import {
  forgetRegistration,
  forgetRegistrations,
  isRemembered,
  latestRegistration,
  rememberRegistration,
} from '../device/deviceRegistrations'
import { changeSubmission, type Database, write, writeIfPossible } from './browserDatabase'

const eventList = () => deviceCollection(events)

export const submissions: Submissions = {
  async send(kind, form, metadata) {
    const { eventId } = form
    const submission = submissionOf(kind, form, metadata)
    const { id, createdAt } = submission
    if (kind === 'registration' && eventId !== undefined && !isRemembered(id)) {
      await eventList().update((current) => withOneMoreAttendee(current, eventId))
      await rememberRegistration({ eventId, createdAt, id })
    }
    await writeIfPossible((open) => keep(open, submission))
    console.info(`[site] ${submissionKind(kind).label}`, form)
    return 'accepted'
  },

  async cancelRegistration(eventId) {
    const latest = latestRegistration(eventId)
    if (!latest || !(await forgetRegistration(latest))) return false
    await eventList().update((current) =>
      current.map((event) =>
        event.id === eventId ? { ...event, attendees: Math.max(0, event.attendees - 1) } : event,
      ),
    )
    const { id } = latest
    const canceledAt = new Date().toISOString()
    if (id) {
      await writeIfPossible((open) =>
        changeSubmission(open, id, (sent) => sent && { ...sent, canceledAt }),
      )
    }
    return true
  },

  async forgetSent() {
    await forgetRegistrations()
    await write((open) => open.clear('submissions'))
  },
}

/** What was typed last holds, until somebody has handled it. */
const keep = (open: Database, submission: Submission) =>
  changeSubmission(open, submission.id, (known = submission) =>
    known.handledAt ? undefined : { ...submission, createdAt: known.createdAt },
  )

/** Decided on the stored value: another tab may have taken the last place. */
function withOneMoreAttendee(current: CharityEvent[], eventId: number) {
  const event = current.find(({ id }) => id === eventId)
  if (!event) throw new Error(`Event ${eventId} is no longer listed`)
  if (notScheduled(event)) throw new Error(`Event ${eventId} is ${event.status}`)
  if (isFull(event)) throw new Error(`Event ${eventId} has no place left`)
  return current.map((other) =>
    other === event ? { ...event, attendees: event.attendees + 1 } : other,
  )
}

/** The form as the console lists it. */
function submissionOf(
  kind: SubmissionKind,
  { eventId, createdAt = new Date().toISOString(), ...form }: SentForm,
  { id }: SubmissionMetadata,
): Submission {
  const { name, email, phone, ...others }: Record<string, string | undefined> = form
  const names = Object.keys(submissionKind(kind).fields)
  const details = Object.entries(others).filter(([field, text]) => text && names.includes(field))
  const event = eventList()
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
