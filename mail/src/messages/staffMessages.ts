/** To the foundation's own people: that there is something, and where they find it. */

import { people } from 'shared/format/people'
import { formatUsd } from 'shared/format/usd'
import type { MessageContent } from 'shared/messages/messageContent'
import { submissionKind } from 'shared/submissions/submissionKinds'
import type { ComposeOptions, MessageWords } from '../message'
import { pageLink } from './eventBlocks'
import { announced } from './eventMessages'

const toStaff = {
  because: 'because your address is listed in the console, under Settings',
  internal: true,
} as const

export function staffSubmission(content: MessageContent, options: ComposeOptions): MessageWords {
  const kind = submissionKind(content.submissionKind ?? '')
  const path = kind ? `/admin/submissions?tab=${kind.tab.key}` : '/admin/submissions'
  return {
    subject: `New ${kind?.noun.replace(/^an? /, '') ?? 'submission'}`,
    title: 'Something new has come in',
    blocks: [
      {
        type: 'text',
        text: `There’s ${kind?.noun ?? 'something new'} from the website.`,
      },
      { type: 'button', ...pageLink('See submissions', path, options) },
    ],
    ...toStaff,
  }
}

export function staffGift({ amount }: MessageContent, options: ComposeOptions): MessageWords {
  const donation = `donation${amount === undefined ? '' : ` of ${formatUsd(amount)}`}`
  return {
    subject: `New ${donation}`,
    title: 'A new donation',
    blocks: [
      { type: 'text', text: `A ${donation} has come in.` },
      { type: 'button', ...pageLink('See donations', '/admin/donations', options) },
    ],
    ...toStaff,
  }
}

const dayFormat: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeZone: 'UTC' }

export function staffRegistrations(content: MessageContent, options: ComposeOptions): MessageWords {
  const { day, registrations = [] } = content
  const sumOf = (field: 'people' | 'waiting') =>
    registrations.reduce((sum, event) => sum + (event[field] ?? 0), 0)
  const count = sumOf('people')
  // A count of 0 is not mentioned.
  const news = [
    count > 0 && `${people(count)} registered`,
    sumOf('waiting') > 0 && `${people(sumOf('waiting'))} joined a waiting list`,
  ].filter(Boolean)
  const when = day ? new Date(day).toLocaleDateString('en-US', dayFormat) : 'the day before'
  return {
    subject: `${news[0]} on ${when}`,
    title: 'New registrations',
    blocks: [
      { type: 'text', text: `On ${when}, ${news.join(' and ')}.` },
      {
        type: 'facts',
        facts: registrations.map(({ eventId, title, parties, people: attending, waiting = 0 }) => ({
          name: attending > 0 ? people(attending) : `${people(waiting)} waiting`,
          text: [
            title || 'Untitled event',
            attending > 0 && `in ${parties === 1 ? '1 registration' : `${parties} registrations`}`,
          ]
            .filter(Boolean)
            .join(', '),
          link: pageLink('See them', `/admin/events/${eventId}/registrations`, options),
        })),
      },
    ],
    ...toStaff,
  }
}

/** To whoever asked for it: a message of the site, or how an announcement looks. */
export function test(
  { announcement, site }: MessageContent,
  options: ComposeOptions,
): MessageWords {
  const because = 'because you asked for a test in the console'
  if (announcement) {
    const { subject, title, blocks } = announced(announcement)
    const notice = { type: 'notice', text: 'This is a test. It went only to you.' } as const
    return { subject: `Test: ${subject}`, title, blocks: [notice, ...blocks], because }
  }
  return {
    subject: `Test from ${site.siteName}`,
    title: 'It works',
    blocks: [
      { type: 'text', text: 'If you’re reading this, email from the website is working.' },
      { type: 'button', ...pageLink('Open the console', '/admin', options) },
    ],
    because,
  }
}
