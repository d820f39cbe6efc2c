import type { OutboxEntry } from 'shared/backend/outbox'
import { fieldLabel } from 'shared/content/fieldLabel'
import { type Fields, fieldsOf } from 'shared/content/rowChanges'
import { sameJson } from 'shared/json/sameJson'

/** The fields in which the two versions differ; for a refused deletion, the fields that it deletes. */
export function comparedFields({ change, failure }: OutboxEntry) {
  const theirs = failure?.theirs && fieldsOf(failure.theirs)
  const [left, right] = versions(change.before, change.after, theirs)
  return Object.keys({ ...left, ...right })
    .map((name) => ({
      name,
      label: fieldLabel(name),
      /** In the order of the columns (decision.content.ts). */
      values: [valueIn(left, name), valueIn(right, name)] as const,
    }))
    .filter(({ values: [a, b] }) => !sameJson(orNull(a), orNull(b)))
}

/** A field without a value is null, and one of a version that does not exist is empty. */
const valueIn = (version: Fields | null, name: string) => (version ? (version[name] ?? null) : '')

function versions(
  before: Fields | null,
  after: Fields | null,
  theirs: Fields | null | undefined,
): [Fields | null, Fields | null] {
  if (!theirs) return [before, after]
  if (!after) return [before, theirs]
  // Of the other version, only the fields that were edited here.
  const edited = Object.keys(after).map((name) => [name, theirs[name] ?? null])
  return [Object.fromEntries(edited), after]
}

const orNull = (value: unknown) => (value === '' ? null : value)
