/** Months and their weeks. A month counts from 1. */
import type { CharityEvent } from 'shared/entities/event'
import { type CalendarDay, monthNames, parseEventDay, upcomingFirst } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'

export type Month = Pick<CalendarDay, 'year' | 'month'>

/** The weeks of a month, Sunday first: days of the month, and `null` for those of its neighbors. */
export function weeksOf({ year, month }: Month): (number | null)[][] {
  const blanks = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const dayCount = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weekCount = Math.ceil((blanks + dayCount) / 7)
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks + 1
      return day >= 1 && day <= dayCount ? day : null
    }),
  )
}

/** The month that comes this many later; earlier ones for a negative number. */
export function addMonths({ year, month }: Month, count: number): Month {
  const date = new Date(Date.UTC(year, month - 1 + count, 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** "October 2025" */
export const formatMonth = ({ year, month }: Month) => `${monthNames[month - 1]} ${year}`

/** "2025-10", as HTML writes it. */
export const isoMonth = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`

/** "2025-10-25", as HTML writes it. */
export const isoDay = (month: Month, day: number) =>
  `${isoMonth(month)}-${String(day).padStart(2, '0')}`

export function parseMonth(text: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year && month ? { year: Number(year), month: Number(month) } : undefined
}

/** The month of the next upcoming event, else of the latest one, else the present one. */
export function initialMonth(events: readonly CharityEvent[], now: Date): Month {
  for (const event of upcomingFirst(events, now)) {
    const day = parseEventDay(event.date)
    if (day) return day
  }
  const [year = 0, month = 1] = jamaicaDay(now).split('-').map(Number)
  return { year, month }
}

/** The nearest month that has an event; of two equally near, the later one. */
export function nearestMonthWithEvents(
  events: readonly CharityEvent[],
  from: Month,
): Month | undefined {
  const index = ({ year, month }: Month) => year * 12 + month
  const distance = (month: Month) => Math.abs(index(month) - index(from) - 0.1)
  return events
    .flatMap((event) => parseEventDay(event.date) ?? [])
    .sort((a, b) => distance(a) - distance(b))[0]
}
