/** Dates and times as the website writes them, for what the browser's pickers give, and back. */
import { clockTimes, monthNames, parseEventDay } from 'shared/format/eventTime'

/** "2026-02-15" as "February 15, 2026". */
export function houseDate(iso: string): string {
  const [year, month = 0, day = 0] = iso.split('-').map(Number)
  return `${monthNames[month - 1]} ${day}, ${year}`
}

/** "February 15, 2026" as "2026-02-15"; empty for what cannot be read. */
export function isoDate(text: string): string {
  const day = parseEventDay(text)
  if (!day) return ''
  return [String(day.year).padStart(4, '0'), twoDigits(day.month), twoDigits(day.day)].join('-')
}

/** "09:00" and "14:00" as "9:00 AM - 2:00 PM"; a missing part is left out. */
export const houseTimes = (...clocks: string[]) => clocks.filter(Boolean).map(houseTime).join(' - ')

function houseTime(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "9:00 AM - 2:00 PM" as "09:00" and "14:00"; empty for what cannot be read. */
export function clocksOf(text: string): [start: string, end: string] {
  const [start = '', end = ''] = clockTimes(text).map(
    (minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
  )
  return [start, end]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
