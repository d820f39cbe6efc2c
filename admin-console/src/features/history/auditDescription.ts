import type { AuditEntry } from 'shared/backend/administration'
import { redacted } from 'shared/backend/history'
import { fieldLabel } from 'shared/content/fieldLabel'
import { formatNumber } from 'shared/format/number'
import { counted } from '../../format/counted'
import { kindOfTable } from './auditedKinds'

export interface FieldChange {
  /** "image URL". */
  field: string
  /** Both are missing where the values are personal and the history keeps none. */
  before?: string
  after?: string
}

interface AuditDescription {
  /** "Ann". */
  who: string
  /** "changed the title of". */
  did: string
  /** "the event". */
  noun: string
  /** What follows the noun: " as handled". */
  end?: string | undefined
  changes: FieldChange[]
}

const verbs: Record<AuditEntry['action'] | 'cancel' | 'promote', [verb: string, end?: string]> = {
  insert: ['added'],
  update: ['changed'],
  delete: ['deleted'],
  cancel: ['canceled'],
  promote: ['gave places to'],
  handle: ['marked', ' as handled'],
  reopen: ['marked', ' as not handled'],
}

export function describeAuditEntry(entry: AuditEntry): AuditDescription {
  const { administratorName, tableName, action } = entry
  const done = action === 'update' ? doneWith(entry) : undefined
  const changes = action === 'update' && !done ? changedFields(entry) : []
  const [only] = changes
  const [verb, end] = verbs[done ?? action]
  return {
    who: administratorName ?? 'Someone with access to the database',
    did: only && changes.length === 1 ? `changed the ${only.field} of` : verb,
    noun: kindOfTable(tableName)?.noun ?? `a row of ${tableName}`,
    end,
    changes,
  }
}

/** What an administrator did with a registration, where that has a word of its own. */
function doneWith({ before, after }: AuditEntry) {
  if (after?.canceledAt) return 'cancel'
  return before?.waitingSince && !after?.waitingSince ? 'promote' : undefined
}

/** What was added at once, "6 events, 4 programs, the general settings". */
export function countKinds(entries: readonly AuditEntry[]): string {
  const tables = [...new Set(entries.map(({ tableName }) => tableName))]
  const counts = tables.map((table) => {
    const count = entries.filter(({ tableName }) => tableName === table).length
    const { noun, label } = kindOfTable(table) ?? {}
    if (!noun || !label) return `${counted(count, 'row')} of ${table}`
    return count === 1 ? noun : `${formatNumber(count)} ${label.toLowerCase()}`
  })
  return counts.join(', ')
}

/** The name of the changed item at that time; `undefined` where the entry does not hold it. */
export function recordedName({ tableName, before, after }: AuditEntry): string | undefined {
  const field = kindOfTable(tableName)?.nameField
  const name = field && (before?.[field] ?? after?.[field])
  return typeof name === 'string' && name.trim() ? name : undefined
}

/** Stands in the history for personal values, which it does not keep. */
function changedFields({ before = {}, after = {} }: AuditEntry): FieldChange[] {
  return Object.keys(after).map((name) => {
    const field = lowerFirst(fieldLabel(name))
    if (after[name] === redacted && before[name] === redacted) return { field }
    const [from, to] = excerpts(valueText(before[name]), valueText(after[name]))
    return { field, before: from, after: to }
  })
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.join(', ')
  return String(value)
}

const maxLength = 120
/** How many characters are kept before the first difference. */
const leadLength = 30

/** Two versions of a text; long ones are cut to the part where they differ. */
function excerpts(before: string, after: string): [before: string, after: string] {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared += 1
  const start =
    Math.max(before.length, after.length) > maxLength ? Math.max(0, shared - leadLength) : 0
  return [excerpt(before, start), excerpt(after, start)]
}

function excerpt(text: string, start: number) {
  const end = start + maxLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
