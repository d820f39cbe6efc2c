/** Jamaica keeps UTC−5 all year: it has had no daylight saving time since 1983. */
const utcOffsetHours = -5

/** The instant of a wall-clock time in Jamaica. `month` counts from 1. */
export function jamaicaTime(year: number, month: number, day: number, minutes = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, -utcOffsetHours, minutes))
}

/** The day in Jamaica, YYYY-MM-DD. */
export const jamaicaDay = (instant: Date) =>
  new Date(instant.getTime() + utcOffsetHours * 3_600_000).toISOString().slice(0, 10)
