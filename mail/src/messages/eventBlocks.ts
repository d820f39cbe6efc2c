/** What messages about an event have in common. */

import { calendarFileName, publishedCalendarFile } from 'shared/calendar/calendarFile'
import { type CharityEvent, eventName, notScheduled } from 'shared/entities/event'
import { directionsUrl } from 'shared/format/directionsUrl'
import { parseEventDay } from 'shared/format/eventTime'
import { jamaicaTime } from 'shared/format/jamaicaTime'
import { people } from 'shared/format/people'
import type { LinkPurpose } from 'shared/messages/linkPurposes'
import type { MessageContent } from 'shared/messages/messageContent'
import { receiptFragment } from 'shared/submissions/receiptFragment'
import { shortened } from '../cleanContent'
import type { Block, ComposeOptions, MessageLink } from '../message'

type Registration = NonNullable<MessageContent['registration']>

/** What mail programs show of a subject on a phone, and a bit more. */
const longestSubject = 70

/** "Postponed: Health Fair at Riverside" */
export const subjectAbout = (what: string, event: CharityEvent) =>
  `${what}: ${shortened(eventName(event), longestSubject - what.length - 2)}`

/** None where the message has no secret for it. */
export function linkFor(
  purpose: LinkPurpose,
  label: string,
  { tokens }: MessageContent,
  options: ComposeOptions,
): MessageLink[] {
  const token = tokens[purpose]
  return token ? [pageLink(label, `/link#${token}`, options)] : []
}

export const pageLink = (
  label: string,
  path: string,
  { siteUrl }: ComposeOptions,
): MessageLink => ({
  label,
  url: `${new URL(path, siteUrl)}`,
})

export const allEvents = (options: ComposeOptions): Block => ({
  type: 'button',
  ...pageLink('See all events', '/events#schedule', options),
})

/** In place of a date that does not hold. */
const notHeld: Record<string, string> = {
  canceled: 'This event is canceled',
  postponed: 'Postponed. We’ll email you the new date.',
}

/** Date and time, each in a line of its own: no line ends within a time. */
const whenFacts = (event: CharityEvent) => {
  const instead = notHeld[notScheduled(event) ?? '']
  return instead
    ? [{ name: 'When', text: instead }]
    : [
        { name: 'Date', text: event.date || 'To be announced' },
        { name: 'Time', text: event.time || 'To be announced' },
      ]
}

/** When and where, and for how many. */
export function eventFacts(event: CharityEvent, registration?: Registration): Block {
  const { partySize, waitingNumber } = registration ?? {}
  const map = directionsUrl(event)
  return {
    type: 'facts',
    facts: [
      { name: 'Event', text: eventName(event) },
      ...whenFacts(event),
      {
        name: 'Where',
        text: event.location || 'To be announced',
        link: map ? { label: 'Directions', url: map } : undefined,
      },
      ...(partySize ? [{ name: 'For', text: people(partySize) }] : []),
      ...(waitingNumber ? [{ name: 'In line', text: `Number ${waitingNumber}` }] : []),
    ],
  }
}

/** The same as on the event's page, but nobody is asked to come before a time that is not known. */
export const beforeYouCome = ({ category, time }: CharityEvent): Block => ({
  type: 'list',
  title: 'Before you come',
  items: [
    ...(category === 'health'
      ? [
          'No food or drink for 4 hours before your screening. For the glucose and cholesterol tests, fast for 8–12 hours. If both apply to you, follow the longer fast.',
        ]
      : []),
    ...(time ? ['Arrive 15 minutes early.'] : []),
    'Everything is free. You never pay at our events.',
  ],
})

/** With the secrets of what changes and cancels it, which its page offers too. */
function receiptLink(
  { tokens, registration }: MessageContent,
  options: ComposeOptions,
): MessageLink[] {
  const { receipt, change = '', cancel = '' } = tokens
  if (!receipt) return []
  return [
    pageLink(
      registration?.waitingNumber ? 'See your place in line' : 'See your registration',
      `/link#${[receipt, change, cancel].join('.')}`,
      options,
    ),
  ]
}

/** What a phone at the door reads, by itself: whoever photographs it can cancel nothing. */
export const doorCode = (
  { event, registration }: MessageContent,
  { siteUrl }: ComposeOptions,
): Block[] =>
  event && registration
    ? [
        {
          type: 'qrCode',
          address: `${new URL(`/events/${event.id}${receiptFragment}${registration.id}`, siteUrl)}`,
          text: 'At the door, show the code that comes with this email, on your phone or on paper, or just say your name.',
        },
      ]
    : []

/** What somebody can see and do about a registration; nothing after the event. */
export function registrationLinks(content: MessageContent, options: ComposeOptions): Block | false {
  const links = [
    ...receiptLink(content, options),
    ...linkFor('change', 'Change the number of people', content, options),
    ...linkFor(
      'cancel',
      content.registration?.waitingNumber ? 'Leave the waiting list' : 'Cancel your registration',
      content,
      options,
    ),
  ]
  return links.length > 0 && { type: 'links', links }
}

/** At nine in the morning, two days before; `undefined` where there is none, or where that is over. */
export function reminderPromise(
  { event, registration }: MessageContent,
  { now }: ComposeOptions,
): Block | undefined {
  const day = event && !notScheduled(event) && parseEventDay(event.date)
  if (!day || registration?.reminderStopped) return undefined
  if (jamaicaTime(day.year, day.month, day.day - 2, 9 * 60) <= now) return undefined
  return { type: 'text', text: 'We’ll send you a reminder two days before.' }
}

/** `undefined` where nobody can read the date, and for whoever waits: they have nothing to put into a calendar. */
export function calendarOf(
  { event, registration }: Pick<MessageContent, 'event' | 'registration'>,
  { siteUrl, now }: ComposeOptions,
) {
  if (!event || registration?.waitingNumber) return undefined
  const text = publishedCalendarFile(event, { origin: siteUrl, now })
  return text === null ? undefined : { name: calendarFileName(event), text }
}

/** What the attached file is for, where there is one. */
export const calendarHint = (
  text: string,
  content: MessageContent,
  options: ComposeOptions,
): Block | false => !!calendarOf(content, options) && { type: 'text', text }
