/** Jamaica keeps UTC−5 all year: it has had no daylight saving time since 1983. */
const utcOffsetHours = -5

/** The instant of a wall-clock time in Jamaica. `month` counts from 1. */
export function jamaicaTime(year: number, month: number, day: number, minutes = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, -utcOffsetHours, minutes))
}

/** The day in Jamaica, YYYY-MM-DD. */
export const jamaicaDay = (instant: Date) => wallClock(instant).slice(0, 10)

/** The instant by Jamaica's clock after ISO 8601, "2025-04-19T09:00:00-05:00". */
export const jamaicaIso = (instant: Date) => `${wallClock(instant).slice(0, 19)}-05:00`

const wallClock = (instant: Date) =>
  new Date(instant.getTime() + utcOffsetHours * 3_600_000).toISOString()
