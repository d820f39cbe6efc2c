/** To somebody who sent one of the site's forms. */
import { type CharityEvent, eventName } from 'shared/entities/event'
import { eventTimes, isUpcoming } from 'shared/format/eventTime'
import type { MessageContent } from 'shared/messages/messageContent'
import type { ComposeOptions, MessageLink, MessageWords } from '../message'
import { pageLink, subjectAbout } from './eventBlocks'

interface Reception {
  subject: string
  title: string
  next: string
  link: MessageLink
}

/** The same that the form promises once it is sent. */
function receptionOf(
  { submissionKind, event }: MessageContent,
  options: ComposeOptions,
): Reception {
  const events = pageLink('See where we’ll be', '/events#schedule', options)
  if (submissionKind === 'eventVolunteer' && event) return volunteeringAt(event, options)
  if (submissionKind === 'volunteer' || submissionKind === 'eventVolunteer') {
    return {
      subject: 'Thank you for volunteering',
      title: 'Thank you for volunteering',
      next: 'We have your application. We’ll find a role for you and get in touch.',
      link: events,
    }
  }
  if (submissionKind === 'offer') {
    return {
      subject: 'Thank you for your offer',
      title: 'Thank you for your offer',
      next: 'We’ll find out where it’s needed and get in touch.',
      link: pageLink('See where help goes', '/programs', options),
    }
  }
  if (submissionKind === 'fairRequest') {
    return {
      subject: 'We have your health fair request',
      title: 'We have your request',
      next: 'We’ll email or call you within 2-3 business days.',
      link: pageLink('What a fair offers', '/programs/health-fairs', options),
    }
  }
  return {
    subject: 'We have what you sent us',
    title: 'Thank you',
    next: 'We have what you sent us, and will get in touch.',
    link: events,
  }
}

function volunteeringAt(event: CharityEvent, options: ComposeOptions): Reception {
  return {
    subject: subjectAbout('Thank you for volunteering', event),
    title: 'Thank you for volunteering',
    next: isUpcoming(event, options.now)
      ? `Thank you for offering to help at ${eventName(event)}. We’ll email you what to bring and when to come.`
      : eventTimes(event)
        ? 'Thank you for offering to help. We’ll email you about where we need you next.'
        : `Thank you for offering to help at ${eventName(event)}. We’ll email you when the date is set, with what to bring.`,
    link: pageLink('See the event', `/events/${event.id}`, options),
  }
}

export function received(content: MessageContent, options: ComposeOptions): MessageWords {
  const { subject, title, next, link } = receptionOf(content, options)
  return {
    subject,
    title,
    blocks: [
      { type: 'text', text: next },
      { type: 'button', ...link },
      {
        type: 'text',
        text: 'If you didn’t send us anything, someone may have typed your address by mistake. Please let us know.',
      },
    ],
    because: becauseTyped,
  }
}

const becauseTyped = 'because someone entered your address in a form on our website'

const handledNames: Record<string, string> = {
  volunteer: 'your volunteer application',
  eventVolunteer: 'your volunteer application',
  offer: 'your offer',
  fairRequest: 'your health fair request',
}

export function handled({ submissionKind = '' }: MessageContent): MessageWords {
  const what = handledNames[submissionKind] ?? 'what you sent us'
  return {
    subject: `About ${what}`,
    title: `About ${what}`,
    blocks: [
      {
        type: 'text',
        text: `You should have heard from us by now about ${what}. If you haven’t, or you have a question, just reply to this email.`,
      },
    ],
    because: becauseTyped,
  }
}
