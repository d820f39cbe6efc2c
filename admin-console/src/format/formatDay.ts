const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a date, YYYY-MM-DD, as "Oct 28, 2025"; returns any other text unchanged. */
export function formatDay(date: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(instant) ? date : day.format(instant)
}
