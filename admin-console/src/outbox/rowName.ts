import { collection } from 'shared/backend'
import type { OutboxEntry } from 'shared/backends/supabase/outbox/outbox'
import type { Fields } from 'shared/content/rowChanges'
import { definitionOf } from './entryChanges'

/** The first word of an item's name; settings have no other. */
const nouns: Record<string, string> = {
  events: 'Event',
  programs: 'Program',
  blogPosts: 'Post',
  stats: 'Impact stat',
  donations: 'Donation of',
  generalSettings: 'General settings',
  paymentSettings: 'Payment settings',
}

/** "Event “Health Fair”", by its name in this browser. */
export function rowName(entry: OutboxEntry): string {
  const { collection: key, change, failure } = entry
  const definition = definitionOf(entry)
  const value: unknown = definition && collection(definition).get()
  const noun = nouns[key] ?? key
  if (!Array.isArray(value)) return noun
  const row = value.find(({ id }) => id === change.id)
  const fields: Fields = { ...failure?.theirs, ...change.before, ...row, ...change.after }
  const name = fields.title ?? fields.label ?? fields.donorName
  return `${noun} “${String(name ?? '').trim() || 'Untitled'}”`
}
