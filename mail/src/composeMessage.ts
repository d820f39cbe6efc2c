/** The words of a message, from what it is about. */
import { siteNameOf } from 'shared/collections/generalSettings'
import type { MessageContent, MessageKind } from 'shared/messages/messageContent'
import { cleanContent } from './cleanContent'
import type { Block, ComposeOptions, Message, MessageWords } from './message'
import { announcement, eventChanged, reminder } from './messages/eventMessages'
import { confirmNewsletter, subscribed } from './messages/newsletterMessages'
import {
  canceled,
  changed,
  placeFree,
  type RegistrationContent,
  registered,
  waiting,
} from './messages/registrationMessages'
import { staffGift, staffRegistrations, staffSubmission, test } from './messages/staffMessages'
import { handled, received } from './messages/submissionMessages'

type Compose = (content: MessageContent, options: ComposeOptions) => MessageWords

const kinds: Record<MessageKind, Compose> = {
  registered: ofRegistration(registered),
  waiting: ofRegistration(waiting),
  placeFree: ofRegistration(placeFree),
  changed: ofRegistration(changed),
  canceled: ofRegistration(canceled),
  eventChanged: ofRegistration(eventChanged),
  reminder: ofRegistration(reminder),
  announcement: having(['event', 'registration', 'announcement'], announcement),
  received,
  handled,
  confirmNewsletter,
  subscribed,
  test,
  staffSubmission,
  staffGift,
  staffRegistrations,
}

function ofRegistration(
  compose: (content: RegistrationContent, options: ComposeOptions) => MessageWords,
): Compose {
  return having(['event', 'registration'], compose)
}

/** Throws where the content lacks what this kind of message is about: the database has to hand it out. */
function having<Field extends keyof MessageContent>(
  fields: Field[],
  compose: (content: HavingFields<Field>, options: ComposeOptions) => MessageWords,
): Compose {
  const hasAll = (content: MessageContent): content is HavingFields<Field> =>
    fields.every((field) => content[field])
  return (content, options) => {
    if (hasAll(content)) return compose(content, options)
    throw new Error(`Expected ${fields.join(', ')} in the content of "${content.kind}"`)
  }
}

type HavingFields<Field extends keyof MessageContent> = MessageContent &
  Required<Pick<MessageContent, Field>>

export function composeMessage(content: MessageContent, options: ComposeOptions): Message {
  const clean = cleanContent(content)
  const { site, sender, announcement } = clean
  const siteName = siteNameOf(site)
  const named = { ...clean, site: { ...site, siteName } }
  const words = kinds[clean.kind](named, options)
  const blocks = words.blocks.filter((block): block is Block => !!block)
  return {
    ...words,
    blocks,
    preview: blocks.find((block) => block.type === 'text')?.text ?? words.title,
    greeting: announcement ? undefined : 'Hello,',
    because: `You’re receiving this email from ${siteName} ${words.because}.`,
    senderName: sender.senderName || siteName,
    signature: words.internal ? undefined : sender.signature || siteName,
    site: { ...site, siteName, url: new URL('/', options.siteUrl).href },
  }
}
