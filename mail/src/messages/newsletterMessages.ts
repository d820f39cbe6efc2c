/** To somebody who signed up for the newsletter. */

import type { MessageContent } from 'shared/messages/messageContent'
import type { ComposeOptions, MessageWords } from '../message'
import { linkFor } from './eventBlocks'

export const confirmNewsletter = (
  content: MessageContent,
  options: ComposeOptions,
): MessageWords => ({
  subject: 'Please confirm your newsletter sign-up',
  title: 'Would you like our newsletter?',
  blocks: [
    {
      type: 'text',
      text: 'Someone signed up for our newsletter with this address. If that was you, please confirm within 30 days.',
    },
    ...linkFor('confirm', 'Confirm', content, options).map((link) => ({
      type: 'button' as const,
      ...link,
    })),
    {
      type: 'text',
      text: 'If it wasn’t, ignore this email and you won’t get the newsletter.',
    },
  ],
  because: 'because someone entered this address in the newsletter form on our website',
  stop: linkFor('unsubscribe', 'Remove this address', content, options)[0],
})

export const subscribed = (content: MessageContent, options: ComposeOptions): MessageWords => ({
  subject: 'You’ll get our newsletter',
  title: 'Welcome',
  blocks: [
    {
      type: 'text',
      text: 'Thank you for confirming. We’ll email you when we know the next dates. You can unsubscribe at any time with the link below.',
    },
  ],
  because: 'because you signed up for our newsletter',
  stop: linkFor('unsubscribe', 'Unsubscribe', content, options)[0],
})
