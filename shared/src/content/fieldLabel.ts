/** What the forms call the fields whose names do not say it themselves. */
const labels: Record<string, string> = {
  image: 'Image URL',
  imageUrl: 'Image URL',
  amount: 'Amount (USD)',
  powerTranzId: 'Gateway ID',
  productionUrl: 'Production URL',
  createdAt: 'Last saved',
  youtube: 'YouTube',
  slug: 'Page address',
  eventTitle: 'Event',
  served: 'People counted',
  partySize: 'Number of people',
  partyNames: 'Names of the people',
}

/** "Contact email" for "contactEmail" and for "contact_email". */
export function fieldLabel(name: string): string {
  const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const words = field.replace(/[A-Z]|\d+/g, (start) => ` ${start.toLowerCase()}`)
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
