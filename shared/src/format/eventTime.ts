/**
 * When an event takes place, read from what the administrator typed. Date and time are free text:
 * these functions only sort and classify events; the text itself is shown as typed.
 */
import type { CharityEvent } from '../entities/event'
import { jamaicaTime } from './jamaicaTime'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** 2025-04-19, April 19th, 2025 and Saturday 19 April 2025. */
const dayPatterns = [
  /\b(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})\b/,
  /\b(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\b/i,
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})\b/i,
]

/** Reads "April 19, 2025", "Saturday 19 April 2025" or "2025-04-19"; `null` for anything else. */
export function parseEventDay(text: string): CalendarDay | null {
  for (const pattern of dayPatterns) {
    const { year, month = '', day } = pattern.exec(text)?.groups ?? {}
    if (year) return calendarDay(Number(year), monthNumber(month), Number(day))
  }
  return null
}

/** "Saturday", of a day as `parseEventDay` reads it. */
export const weekdayOf = ({ year, month, day }: CalendarDay) =>
  new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  })

/** "Saturday, April 19, 2025": a date as typed, with its weekday unless that is typed, too. */
export function withWeekday(date: string): string {
  const day = parseEventDay(date)
  const weekday = day ? weekdayOf(day) : ''
  return date.includes(weekday.slice(0, 3)) ? date.trim() : `${weekday}, ${date.trim()}`
}

/** 1 to 12 for a month's number, its name or its beginning ("4", "Apr", "Sept"), else another number. */
const monthNumber = (month: string) =>
  Number(month) ||
  monthNames.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase())) + 1

function calendarDay(year: number, month: number, day: number): CalendarDay | null {
  // A day that does not exist is one of another month.
  const exists = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
  return exists ? { year, month, day } : null
}

/** Minutes since midnight of each clock time in a text such as "9:00 AM - 2:00 PM" or "14:30". */
export function clockTimes(text: string): number[] {
  const times = text.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?![\d:])/gi)
  return [...times].flatMap(([, hourText, minuteText, half]) => {
    // A lone number is no time of day: "Gate 3", "9 to 5".
    if (!minuteText && !half) return []
    const hour = Number(hourText)
    const minute = Number(minuteText ?? 0)
    if (hour > (half ? 12 : 23) || minute > 59) return []
    const hour24 = half ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
    return [hour24 * 60 + minute]
  })
}

type WhenTexts = Pick<CharityEvent, 'date' | 'time'>
interface EventTimes {
  /** When its day begins. */
  day: Date
  start: Date
  end: Date | null
  /** Its end or, where none is known, that of its day. */
  over: Date
}

/** By the event, which is never changed but replaced: sorting thousands would parse each many times. */
const known = new WeakMap<WhenTexts, EventTimes>()

/**
 * Start and end of an event in Jamaica's time zone, and when it is over, or `null` when its date cannot be read.
 * An event whose time cannot be read starts with its day; `end` is `null` where the text names none after the start.
 */
export function eventTimes(event: WhenTexts): EventTimes | null {
  const parsed = known.get(event)
  if (parsed) return parsed
  const day = parseEventDay(event.date)
  if (!day) return null
  const [startMinutes = 0, endMinutes = 0] = clockTimes(event.time)
  const at = (minutes: number) => jamaicaTime(day.year, day.month, day.day, minutes)
  const end = endMinutes > startMinutes ? at(endMinutes) : null
  const times = { day: at(0), start: at(startMinutes), end, over: end ?? at(24 * 60) }
  known.set(event, times)
  return times
}

/** An event that starts later than now. What cannot be dated is past. */
export const isUpcoming = (event: WhenTexts, now: Date) => startMs(event) > +now

/** 0 for what cannot be dated. */
export const startMs = (event: WhenTexts) => eventTimes(event)?.start.getTime() ?? 0

/** Upcoming events first, the soonest at the top; then past ones, the latest at the top. */
export function upcomingFirst<E extends WhenTexts>(events: readonly E[], now: Date): E[] {
  const placed = events.map((event) => {
    const start = startMs(event)
    // Past ones from above every date that there is.
    return { event, place: start > +now ? start : 9e15 - start }
  })
  return placed.sort((a, b) => a.place - b.place).map(({ event }) => event)
}
