import type { Submission } from '../../../backend/administration'
import { type CharityEvent, notScheduled } from '../../../entities/event'
import { parseEventDay } from '../../../format/eventTime'
import { jamaicaTime } from '../../../format/jamaicaTime'
import type { MessageKind } from '../../../messages/messageContent'
import { partySizeOf } from '../../../submissions/party'
import { waitingNumber } from '../waiting'
import type { MessageSources, Occasion } from './messagesToSend'
import { type ScheduleChange, scheduleChanges } from './scheduleChanges'

export function toVisitors({ submissions, events, history }: MessageSources): Occasion[] {
  const known = new Map(
    events.map((event) => [event.id, { event, changes: scheduleChanges(event, history) }]),
  )
  return submissions.flatMap((about): Occasion[] => {
    const { event, changes = [] } = known.get(about.eventId ?? 0) ?? {}
    if (about.kind !== 'registration') return ofForm(about, event)
    if (!event) return []
    const { id, email: to } = about
    const registration = {
      id,
      partySize: partySizeOf(about),
      waitingNumber: waitingNumber(about, submissions),
    }
    const told = [...ofRegistration(about, event), ...ofChanges(about, changes)]
    return told.map((one) => ({ to, about, registration, event, ...one }))
  })
}

function ofForm(about: Submission, event: CharityEvent | undefined): Occasion[] {
  const { kind, email: to, createdAt, handledAt } = about
  if (kind === 'newsletter') return [{ kind: 'confirmNewsletter', to, at: createdAt, about }]
  const told = { to, about, event, submissionKind: kind }
  return [
    { ...told, kind: 'received', at: createdAt },
    ...(handledAt ? [{ ...told, kind: 'handled' as const, at: handledAt }] : []),
  ]
}

type Told = Pick<Occasion, 'kind' | 'at' | 'notBefore' | 'event' | 'before'>

function ofRegistration(about: Submission, event: CharityEvent): Told[] {
  const { createdAt, waitingSince, promotedAt, canceledAt } = about
  const reminderAt = reminderTime(event)
  const isReminded = !waitingSince && !canceledAt && !notScheduled(event) && reminderAt > createdAt
  const told: [kind: MessageKind, at: string | undefined, notBefore?: string][] = [
    [waitingSince || promotedAt ? 'waiting' : 'registered', createdAt],
    ['placeFree', promotedAt],
    ['canceled', canceledAt],
    ['reminder', isReminded ? createdAt : undefined, reminderAt],
  ]
  return told.flatMap(([kind, at, notBefore]) => (at ? { kind, at, notBefore } : []))
}

/** In the morning two days before the event; empty where nobody can read its day. */
function reminderTime({ date }: CharityEvent): string {
  const day = parseEventDay(date)
  return day ? jamaicaTime(day.year, day.month, day.day - 2, 9 * 60).toISOString() : ''
}

/** Those while it was there. */
const ofChanges = (
  { createdAt, canceledAt }: Submission,
  changes: readonly ScheduleChange[],
): Told[] =>
  changes
    .filter(({ at }) => at > createdAt && !(canceledAt && at > canceledAt))
    .map((change) => ({ kind: 'eventChanged', ...change }))
