import type { AuditEntry } from 'shared/backend/administration'
import { redacted } from 'shared/backend/history'
import { fieldLabel } from 'shared/content/fieldLabel'
import { counted } from '../../format/counted'
import { fieldText } from '../../format/fieldText'
import { kindOfTable } from './auditedKinds'

export interface FieldChange {
  /** "Image URL". */
  field: string
  /** Both are missing where the values are personal and the history keeps none. */
  before?: string
  after?: string
}

interface AuditDescription {
  /** "Ann". */
  who: string
  /** "Changed". */
  did: string
  /** "event". */
  noun: string
  /** What follows the noun: " as handled". */
  end?: string | undefined
  changes: FieldChange[]
}

const verbs: Record<
  AuditEntry['action'] | 'restore' | 'send' | 'cancel' | 'promote',
  [verb: string, end?: string]
> = {
  insert: ['Added'],
  restore: ['Restored'],
  update: ['Changed'],
  delete: ['Deleted'],
  send: ['Sent', ' to everyone registered'],
  cancel: ['Canceled'],
  promote: ['Moved', ' off the waiting list'],
  handle: ['Marked', ' as handled'],
  reopen: ['Reopened'],
}

/** @param previous the last entry about the same item before this one, where it is known */
export function describeAuditEntry(entry: AuditEntry, previous?: AuditEntry): AuditDescription {
  const { administratorName, tableName, action } = entry
  const done = isBroughtBack(entry, previous) ? 'restore' : doneWith(entry)
  const [did, end] = verbs[done ?? action]
  return {
    who: administratorName ?? 'Someone with access to the database',
    did,
    noun: kindOfTable(tableName)?.noun ?? `row of ${tableName}`,
    end,
    changes: action === 'update' && !done ? changedFields(entry) : [],
  }
}

/** What an administrator did with a registration or an email, where that has a word of its own. */
function doneWith({ tableName, action, before, after }: AuditEntry) {
  if (action === 'insert' && tableName === 'announcements') return 'send'
  if (action !== 'update') return undefined
  if (after?.canceledAt) return 'cancel'
  return before?.waitingSince && !after?.waitingSince ? 'promote' : undefined
}

/** When it was saved, and how often, are its own each time. */
const ownEachTime = ['createdAt', 'sequence']

/** Whether what was deleted is there again: another item may have got its number. */
function isBroughtBack({ action, after = {} }: AuditEntry, previous?: AuditEntry) {
  if (action !== 'insert' || previous?.action !== 'delete') return false
  const { before = {} } = previous
  return Object.keys(after)
    .filter((field) => !ownEachTime.includes(field))
    .every((field) => JSON.stringify(after[field]) === JSON.stringify(before[field]))
}

/** What was added at once: "6 events, 1 program, general settings". */
export function countKinds(entries: readonly AuditEntry[]): string {
  const tables = [...new Set(entries.map(({ tableName }) => tableName))]
  const counts = tables.map((table) => {
    const count = entries.filter(({ tableName }) => tableName === table).length
    const { noun, label } = kindOfTable(table) ?? {}
    if (!noun || !label) return `${counted(count, 'row')} of ${table}`
    const plural = label.toLowerCase()
    // Settings, of which there is one.
    return noun === plural ? noun : counted(count, noun, plural)
  })
  return counts.join(', ')
}

/** The name of the changed item at that time; `undefined` where the entry does not hold it. */
export function recordedName({ tableName, before, after }: AuditEntry): string | undefined {
  const field = kindOfTable(tableName)?.nameField
  const name = field && (before?.[field] ?? after?.[field])
  return typeof name === 'string' && name.trim() ? name : undefined
}

/** Without the fields that read the same before and after, as one that was added and is empty. */
function changedFields({ before = {}, after = {} }: AuditEntry): FieldChange[] {
  return Object.keys(after).flatMap((name) => {
    const field = fieldLabel(name)
    // Stands for personal values, which the history does not keep.
    if (after[name] === redacted && before[name] === redacted) return { field }
    const [from, to] = [
      fieldText(name, before[name]) || 'empty',
      fieldText(name, after[name]) || 'empty',
    ]
    if (from === to) return []
    const [left, right] = excerpts(from, to)
    return { field, before: left, after: right }
  })
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
