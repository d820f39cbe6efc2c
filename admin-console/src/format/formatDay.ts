const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A stored day, YYYY-MM-DD, as "Oct 28, 2025"; a text that is no day as it is. */
export function formatDay(date: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(instant) ? date : day.format(instant)
}
