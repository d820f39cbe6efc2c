/** What people are about to be told, by the rules of what the browser alone would send them. */
import type { Message } from '../../backend/messages'
import { events } from '../../collections/events'
import { generalSettings } from '../../collections/generalSettings'
import { mailSettings } from '../../collections/mailSettings'
import type { MessageContent } from '../../messages/messageContent'
import { messagesToSend } from '../browser/messages/messagesToSend'
import { supabaseCollection } from './content/supabaseCollection'
import { submissionRequests } from './submissionRequests'

/** What a message says. `undefined` of one about a change to an event, since only the database knows what changed. */
export async function previewMessage(message: Message): Promise<MessageContent | undefined> {
  const { kind, submissionId, eventId } = message
  if (!submissionId) return undefined
  const submissions = await submissionRequests.all(
    // Who waits is told how many wait before them.
    kind === 'waiting' ? { kinds: ['registration'], eventId } : { id: submissionId },
  )
  const told = messagesToSend({
    submissions,
    history: [],
    events: supabaseCollection(events).get(),
    site: supabaseCollection(generalSettings).get(),
    settings: supabaseCollection(mailSettings).get(),
  })
  return told.find((one) => one.message.submissionId === submissionId && one.content.kind === kind)
    ?.content
}
