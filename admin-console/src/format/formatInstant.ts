const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Jamaica',
})

/** Formats an ISO 8601 instant by Jamaica's clock, "Oct 28, 2025, 9:05 AM"; any other text is left as it is. */
export function formatInstant(iso: string) {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : instant.format(date)
}

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Jamaica' })

/** The same without its day, "9:05 AM". */
export function formatTime(iso: string) {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : time.format(date)
}

/** The time between two instants, "Oct 28, 2025, 9:05 – 9:31 AM". */
export const formatInstants = (first: string, last: string) =>
  instant.formatRange(new Date(first), new Date(last))
