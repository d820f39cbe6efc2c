import { collection } from 'shared/backend'
import type { OutboxEntry } from 'shared/backend/outbox'
import { allDefinitions } from 'shared/collections/definitions'
import { contentKind } from 'shared/content/contentKinds'
import type { Fields } from 'shared/content/rowChanges'

/** "Event “Health Fair”", by its name in this browser. Settings have none. */
export function rowName(entry: OutboxEntry): string {
  const { collection: key, change, failure } = entry
  const { noun = key, nameField = '' } = contentKind(key) ?? {}
  const kind = noun.charAt(0).toUpperCase() + noun.slice(1)
  const definition = allDefinitions.find((definition) => definition.key === key)
  const value: unknown = definition && collection(definition).get()
  if (!Array.isArray(value)) return kind
  const row = value.find(({ id }) => id === change.id)
  const fields: Fields = { ...failure?.theirs, ...change.before, ...row, ...change.after }
  return `${kind} “${String(fields[nameField] ?? '').trim() || 'Untitled'}”`
}
