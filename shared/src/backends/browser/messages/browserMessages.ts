/** Messages of what is in this browser. Nothing sends them. */
import type { Message, MessageFilter } from '../../../backend/messages'
import { containsWords } from '../../../backend/search'
import { events } from '../../../collections/events'
import { generalSettings } from '../../../collections/generalSettings'
import { mailSettings } from '../../../collections/mailSettings'
import { deviceCollection } from '../../device/deviceCollection'
import { readHistory, readSubmissions } from '../browserDatabase'
import { messagesToSend } from './messagesToSend'

const all = async () =>
  messagesToSend({
    submissions: await readSubmissions(),
    history: await readHistory(),
    events: deviceCollection(events).get(),
    site: deviceCollection(generalSettings).get(),
    settings: deviceCollection(mailSettings).get(),
  })

export async function listMessages(filter: MessageFilter): Promise<Message[]> {
  const found = (await all()).map(({ message }) => message).filter((one) => matches(one, filter))
  return found.sort((a, b) => b.notBefore.localeCompare(a.notBefore) || b.id.localeCompare(a.id))
}

function matches(message: Message, { state, search = '', submissionId, since }: MessageFilter) {
  const { name = '', email = '', eventTitle = '' } = message
  return (
    (!state || message.state === state) &&
    (!submissionId || message.submissionId === submissionId) &&
    (!since || message.notBefore >= since.toISOString()) &&
    containsWords([name, email, eventTitle], search)
  )
}

export const previewMessage = async (id: string) =>
  (await all()).find(({ message }) => message.id === id)?.content

export async function countRecipients(eventId: number): Promise<number> {
  const addresses = (await readSubmissions())
    .filter((sent) => sent.kind === 'registration' && sent.eventId === eventId)
    .filter(({ canceledAt, waitingSince, email }) => !canceledAt && !waitingSince && email !== '')
    .map(({ email }) => email.toLowerCase())
  return new Set(addresses).size
}
