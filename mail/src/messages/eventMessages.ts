/** To everybody who registered for an event. */
import { type CharityEvent, eventName, notScheduled } from 'shared/entities/event'
import { parseEventDay, weekdayOf } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import type { MessageContent } from 'shared/messages/messageContent'
import type { Block, ComposeOptions, MessageWords } from '../message'
import {
  allEvents,
  beforeYouCome,
  calendarHint,
  calendarOf,
  doorCode,
  eventFacts,
  linkFor,
  registrationLinks,
  subjectAbout,
} from './eventBlocks'
import {
  becauseRegistered,
  ifYouCannotCome,
  type RegistrationContent,
  registered,
  waiting,
} from './registrationMessages'

type Before = NonNullable<MessageContent['before']>

export function eventChanged(content: RegistrationContent, options: ComposeOptions): MessageWords {
  const { what, blocks } = changeOf(content, options)
  return {
    subject: subjectAbout(what, content.event),
    title: what,
    blocks,
    because: becauseRegistered(content),
    calendar: calendarOf(content, options),
  }
}

const updateYourCalendar = 'To update your calendar, open the attached file.'

function changeOf(
  content: RegistrationContent,
  options: ComposeOptions,
): { what: string; blocks: MessageWords['blocks'] } {
  const { event, registration } = content
  const before: Before = content.before ?? event
  const status = notScheduled(event)
  const name = eventName(event)
  // It may be "to be announced".
  const plannedDay = parseEventDay(before.date) ? before.date : ''
  const planned = plannedDay && `, planned for ${plannedDay},`
  const note: Block | false = !!event.statusNote && { type: 'notice', text: event.statusNote }

  if (status === 'canceled') {
    return {
      what: 'Canceled',
      blocks: [
        {
          type: 'text',
          text: `We’re sorry, but ${name}${planned} has been canceled.`,
        },
        note,
        { type: 'text', text: 'Please don’t come. There’s nothing more you need to do.' },
        calendarHint('To take it off your calendar, open the attached file.', content, options),
        allEvents(options),
      ],
    }
  }
  if (status) {
    return {
      what: 'Postponed',
      blocks: [
        {
          type: 'text',
          text: `We’re sorry, but ${name} has been postponed.${plannedDay && ` It won’t take place on ${plannedDay}.`}`,
        },
        note,
        {
          type: 'text',
          text: `You’re still ${registration.waitingNumber ? 'on the waiting list' : 'registered'}. We’ll email you when there’s a new date.`,
        },
        calendarHint(updateYourCalendar, content, options),
        registrationLinks(content, options),
      ],
    }
  }

  // Whoever was registered by the office before the event was published hears of it for the first time.
  if (before.status === 'draft') {
    const words = registration.waitingNumber ? waiting : registered
    const { title, blocks } = words(content, options)
    return { what: title, blocks }
  }
  const isOnAgain = (before.status ?? 'scheduled') !== 'scheduled'
  const changes = (['date', 'time', 'location'] as const).filter(
    (field) => before[field].trim() !== event[field],
  )
  const names = changes.map((field) => (field === 'location' ? 'place' : field))
  const hasLostDate = changes.includes('date') && !event.date.trim()
  return {
    what: hasLostDate ? 'Date to be announced' : titleOf(names, isOnAgain),
    blocks: [
      {
        type: 'text',
        text: isOnAgain
          ? `Good news: ${name} is back on.`
          : hasLostDate
            ? `${name} won’t take place ${plannedDay ? `on ${plannedDay}` : 'as planned'}. We’ll email you when there’s a new date.`
            : `${name} has changed. Here are the new details.`,
      },
      eventFacts(event, registration),
      changes.length > 0 && {
        type: 'list',
        title: 'Before the change',
        items: changes.map((field) => before[field] || 'not known yet'),
      },
      {
        type: 'text',
        text: registration.waitingNumber
          ? 'You’re still on the waiting list.'
          : `You’re still registered. ${ifYouCannotCome(content)}`,
      },
      calendarHint(updateYourCalendar, content, options),
      registrationLinks(content, options),
    ],
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function titleOf(changed: string[], isOnAgain: boolean) {
  if (isOnAgain && !changed.includes('date')) return 'It’s back on'
  return changed.length > 0 ? `New ${listed(changed)}` : 'Please note'
}

/** "date", "date and time", "date, time and place" */
const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : `${names[0]}`

export function reminder(content: RegistrationContent, options: ComposeOptions): MessageWords {
  const { event, registration } = content
  const when = dayFrom(options.now, event)
  return {
    subject: subjectAbout(when ? capitalized(when) : 'Reminder', event),
    title: `See you ${when ?? 'soon'}`,
    blocks: [
      { type: 'text', text: `${eventName(event)} is ${when ?? 'coming up'}.` },
      eventFacts(event, registration),
      beforeYouCome(event),
      ...doorCode(content, options),
      { type: 'text', text: ifYouCannotCome(content) },
      registrationLinks(content, options),
    ],
    because: becauseRegistered(content),
    stop: linkFor('stopReminder', 'Stop reminders for this registration', content, options)[0],
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** "today", "tomorrow", "on Saturday"; `undefined` where it is no such day, or nobody can read the date. */
function dayFrom(now: Date, { date }: CharityEvent): string | undefined {
  const parsed = parseEventDay(date)
  if (!parsed) return undefined
  const day = new Date(Date.UTC(parsed.year, parsed.month - 1, parsed.day))
  const days = (+day - Date.parse(jamaicaDay(now))) / dayMs
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && days < 7 ? `on ${weekdayOf(parsed)}` : undefined
}

/** The administrator's own words. */
export const announcement = (
  content: RegistrationContent & Required<Pick<MessageContent, 'announcement'>>,
  options: ComposeOptions,
): MessageWords => ({
  ...announced(content.announcement, [
    eventFacts(content.event, content.registration),
    registrationLinks(content, options),
  ]),
  because: becauseRegistered(content),
})

export const announced = (
  { subject, text }: NonNullable<MessageContent['announcement']>,
  more: MessageWords['blocks'] = [],
) => ({
  subject,
  title: subject,
  blocks: [
    ...text.split(/\n{2,}/).map((paragraph): Block => ({ type: 'text', text: paragraph })),
    ...more,
  ],
})
