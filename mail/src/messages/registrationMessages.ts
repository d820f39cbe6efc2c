/** To somebody who registered for an event. */

import { type CharityEvent, eventName, notScheduled } from 'shared/entities/event'
import { people } from 'shared/format/people'
import type { MessageContent } from 'shared/messages/messageContent'
import type { ComposeOptions, MessageWords } from '../message'
import {
  beforeYouCome,
  calendarHint,
  calendarOf,
  doorCode,
  eventFacts,
  pageLink,
  registrationLinks,
  reminderPromise,
  subjectAbout,
} from './eventBlocks'

/** The content of a message about a registration: the database hands out both. */
export type RegistrationContent = MessageContent &
  Required<Pick<MessageContent, 'event' | 'registration'>>

export const becauseRegistered = ({ event, registration }: RegistrationContent) =>
  registration.waitingNumber
    ? `because you’re on the waiting list for ${eventName(event)}`
    : `because you’re registered for ${eventName(event)}`

export const ifYouCannotCome = ({ registration }: RegistrationContent) =>
  `If you can’t come, please cancel, so that someone else can have your ${registration.partySize > 1 ? 'spots' : 'spot'}.`

/** To whoever has places: what is needed at the event. */
const placeBlocks = (content: RegistrationContent, options: ComposeOptions) => [
  eventFacts(content.event, content.registration),
  reminderPromise(content, options),
  calendarHint('The attached file adds the event to your calendar.', content, options),
  beforeYouCome(content.event),
  ...doorCode(content, options),
  { type: 'text', text: ifYouCannotCome(content) } as const,
  registrationLinks(content, options),
]

const placesText = (event: CharityEvent, partySize: number) =>
  `You have ${partySize > 1 ? `spots for ${people(partySize)}` : 'a spot'} at ${eventName(event)}. We look forward to seeing you.`

export const registered = (
  content: RegistrationContent,
  options: ComposeOptions,
): MessageWords => ({
  subject: subjectAbout('You’re registered', content.event),
  title: 'You’re registered',
  blocks: [
    { type: 'text', text: placesText(content.event, content.registration.partySize) },
    ...placeBlocks(content, options),
  ],
  because: becauseRegistered(content),
  calendar: calendarOf(content, options),
})

export function waiting(content: RegistrationContent, options: ComposeOptions): MessageWords {
  const { event, registration } = content
  return {
    subject: subjectAbout('You’re on the waiting list', event),
    title: 'You’re on the waiting list',
    blocks: [
      {
        type: 'text',
        text: `${registration.partySize > 1 ? 'There aren’t enough spots' : 'There isn’t a spot'} for you right now. When spots open up, they go to the first people in line whose whole group fits. We’ll email you when it’s your turn.`,
      },
      eventFacts(event, registration),
      { type: 'text', text: 'Please don’t come before you hear from us.' },
      registrationLinks(content, options),
    ],
    because: becauseRegistered(content),
  }
}

export function placeFree(content: RegistrationContent, options: ComposeOptions): MessageWords {
  const { event, registration } = content
  const title = registration.partySize > 1 ? 'Spots opened up for you' : 'A spot opened up for you'
  return {
    subject: subjectAbout(title, event),
    title,
    blocks: [
      {
        type: 'text',
        text: `Good news: your wait is over. ${placesText(event, registration.partySize)}`,
      },
      ...placeBlocks(content, options),
    ],
    because: becauseRegistered(content),
    calendar: calendarOf(content, options),
  }
}

/** By the office, or by themselves on any device. */
export function changed(content: RegistrationContent, options: ComposeOptions): MessageWords {
  const { event, registration } = content
  const comes = !registration.waitingNumber && !notScheduled(event)
  const title = registration.waitingNumber
    ? 'Your waiting list entry has changed'
    : 'Your registration has changed'
  return {
    subject: subjectAbout(title, event),
    title,
    blocks: [
      {
        type: 'text',
        text: 'Here are your new details. If you didn’t ask for this change, please get in touch with us.',
      },
      ...(comes
        ? placeBlocks(content, options)
        : [eventFacts(event, registration), registrationLinks(content, options)]),
    ],
    because: becauseRegistered(content),
    ...(comes && { calendar: calendarOf(content, options) }),
  }
}

/** Who has left the waiting list has a number still, and had no registration. */
export const canceled = (content: RegistrationContent, options: ComposeOptions): MessageWords =>
  content.registration.waitingNumber === undefined
    ? registrationCanceled(content, options)
    : {
        subject: subjectAbout('You’re no longer on the waiting list', content.event),
        title: 'You’re no longer on the waiting list',
        blocks: [
          {
            type: 'text',
            text: `You’re no longer on the waiting list for ${eventName(content.event)}. If you didn’t ask for this, please get in touch with us.`,
          },
          { type: 'button', ...pageLink('See the event', `/events/${content.event.id}`, options) },
        ],
        because: `because you were on the waiting list for ${eventName(content.event)}`,
      }

const registrationCanceled = (
  content: RegistrationContent,
  options: ComposeOptions,
): MessageWords => ({
  subject: subjectAbout('Registration canceled', content.event),
  title: 'Your registration is canceled',
  blocks: [
    {
      type: 'text',
      text: `Your registration for ${eventName(content.event)} is canceled. If you didn’t cancel it, please get in touch with us.`,
    },
    !notScheduled(content.event) && eventFacts(content.event),
    !notScheduled(content.event) && {
      type: 'text',
      text: 'If you change your mind, you can register again on the event’s page while spots last.',
    },
    { type: 'button', ...pageLink('See the event', `/events/${content.event.id}`, options) },
  ],
  because: `because you were registered for ${eventName(content.event)}`,
})
