const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Jamaica',
})

/** Formats an ISO 8601 instant by Jamaica's clock, "Oct 28, 2025, 9:05 AM". */
export const formatInstant = (iso: string) => instant.format(new Date(iso))
