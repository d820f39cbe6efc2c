/** A message in words. */
import type { Message, MessageState } from 'shared/backend/messages'
import type { MessageKind } from 'shared/messages/messageContent'
import type { BadgeTone } from '../../components/Badge'
import { counted } from '../../format/counted'
import { formatInstant } from '../../format/formatInstant'

const kindLabels: Record<MessageKind, string> = {
  registered: 'Registration confirmed',
  waiting: 'On the waiting list',
  placeFree: 'Place opened up',
  changed: 'Registration changed',
  canceled: 'Cancellation',
  eventChanged: 'Event update',
  reminder: 'Reminder',
  received: 'Thank-you',
  handled: 'Follow-up',
  confirmNewsletter: 'Newsletter: please confirm',
  subscribed: 'Newsletter: welcome',
  announcement: 'Email to everyone registered',
  test: 'Test',
  staffSubmission: 'Something new came in',
  staffGift: 'A new donation',
  staffRegistrations: 'New registrations',
}

/** A newer release may know others. */
export const kindLabel = ({ kind }: Message) => kindLabels[kind as MessageKind] ?? kind

export const isToStaff = ({ kind }: Message) => kind.startsWith('staff')

/** The addresses of the foundation's own people are in its settings only. */
export function recipient(message: Message): string {
  const { kind, name, email } = message
  if (isToStaff(message)) return 'Your team'
  return (name ?? email) || (kind === 'test' ? 'An administrator' : 'No address')
}

export const stateLabels: Record<MessageState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not sent',
  preview: 'Would be sent',
}

export const stateTones: Record<MessageState, BadgeTone> = {
  waiting: 'sea',
  sent: 'green',
  failed: 'red',
  skipped: 'quiet',
  preview: 'quiet',
}

/** In short, and in a sentence. */
const reasons: Record<string, readonly [string, string]> = {
  gone: ['Deleted', 'What it was about, or the address it was for, has been deleted.'],
  over: ['Event over', 'The event was over.'],
  changed: ['No longer applied', 'By then it no longer applied.'],
  stopped: ['Stopped', 'An administrator or the visitor stopped it.'],
  repeated: ['Already emailed', 'We already emailed this address about another registration.'],
  late: ['Too late', 'It was a week late, so we didn’t send it.'],
  noAddress: ['No address', 'There’s no email address.'],
  temporary: ['Not taken', 'We tried for a day, but the mail server wouldn’t take it.'],
  refused: ['Refused', 'The mail server refused it.'],
}

const undeliverable: Partial<typeof reasons> = {
  failed: ['Unknown address', 'The mail server doesn’t know this address.'],
  skipped: ['Address failed before', 'An earlier email to this address didn’t arrive.'],
}

function reasonOf({ state, reason = '' }: Message) {
  const known = reason === 'undeliverable' ? undeliverable[state] : reasons[reason]
  return known ?? [reason, reason]
}

const isLeftOut = ({ state }: Message) => state === 'failed' || state === 'skipped'

/** Why it was not sent, in a word or two; empty where it was, or still waits. */
export const shortReason = (message: Message) => (isLeftOut(message) ? reasonOf(message)[0] : '')

/** About an event, it says what is known when it goes out; what an administrator has written stays as it is. */
export const whatItWillSay = ({ kind, eventTitle }: Message) =>
  eventTitle && kind !== 'announcement' ? ' It will have the latest details.' : ''

/** What has become of it. */
export function stateText(message: Message): string {
  const { state, attempts, notBefore } = message
  if (isLeftOut(message)) return reasonOf(message)[1]
  if (state !== 'waiting') return timeOf(message)
  const tried = attempts > 0 ? `Tried ${counted(attempts, 'time')} so far. ` : ''
  const due = Date.parse(notBefore) < Date.now() ? 'Was due' : 'Goes out'
  return `${tried}${due} ${timeOf(message)}.${whatItWillSay(message)}`
}

/** When it was sent, is about to be, or should have been. */
export const timeOf = ({ state, sentAt, notBefore }: Message) =>
  formatInstant((state === 'sent' && sentAt) || notBefore)
