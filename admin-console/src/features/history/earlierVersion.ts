/**
 * What an entry of the history can restore: the item as it was before that change or deletion, or as it
 * was added. So every earlier version is that of an entry, also the first of an item that was here before
 * there was a history.
 */
import type { Administration, AuditEntry } from 'shared/backend/administration'
import { definitions } from 'shared/collections/definitions'
import { type ContentKey, contentKind, keyOfTable } from 'shared/content/contentKinds'
import { type Fields, fieldsOf } from 'shared/content/rowChanges'
import { sameJson } from 'shared/json/sameJson'
import { fieldText } from '../../format/fieldText'
import { isKept } from './canRestore'

export interface EarlierVersion {
  key: ContentKey
  id: number
  /** The fields as they are, and as they become; `null` where there is no such item. */
  now: Fields | null
  earlier: Fields | null
  /** The fields in which both differ. */
  changed: readonly string[]
  /** Fields whose earlier values the history does not keep, or no longer: they stay as they are. */
  unknown: readonly string[]
}

// Not with the kinds of content, which visitors download.
/** Fields that visitors change, or that count what happened: an earlier version of an item does not restore theirs. */
const changedByVisitors: Partial<Record<ContentKey, string[]>> = {
  events: ['attendees', 'sequence', 'served'],
}

/** The field with the day of the last save. */
export const savedDays: Partial<Record<ContentKey, string>> = { programs: 'createdAt' }

const pageSize = 100

/** Rejects with a `BackendError`, or where the entry is not there any more. */
export async function laterEntries(
  { id, tableName, rowId }: AuditEntry,
  { list }: Administration['history'],
): Promise<AuditEntry[]> {
  const later: AuditEntry[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list({ table: tableName, rowId }, page, pageSize)
    const index = rows.findIndex((entry) => entry.id === id)
    later.push(...rows.slice(0, index === -1 ? rows.length : index))
    if (index !== -1) return later
    if (page * pageSize >= total) throw new Error('The entry is not in the history any more')
  }
}

/**
 * @param later the entries about the same item since then, the newest first
 * @param value of the collection now
 */
export function earlierVersion(
  entry: AuditEntry,
  later: readonly AuditEntry[],
  value: unknown,
): EarlierVersion {
  const key = keyOfTable(entry.tableName)
  if (!key) throw new Error(`"${entry.tableName}" is no content`)
  const id = Number(entry.rowId)
  const now = itemOf(value, id)
  const { before, after } = entry
  const undone = [...later.map((change) => change.before), before ?? after]
  const wanted = fieldsOf(Object.assign({}, now, ...undone))
  const names = Object.keys({ ...now, ...wanted })
  const unknown = names.filter((name) => !isKept(wanted[name]))
  const kept = now ? [...unknown, ...(changedByVisitors[key] ?? []), savedDays[key]] : unknown
  const present = names.flatMap((name) => {
    const found = kept.includes(name) ? now?.[name] : wanted[name]
    return found === null || found === undefined ? [] : [[name, found]]
  })
  const earlier: Fields = Object.fromEntries(present)
  return {
    key,
    id,
    now,
    earlier: isItem(key, id, earlier) && (now || unknown.length === 0) ? earlier : null,
    changed: names.filter((name) => !sameJson(now?.[name] ?? null, earlier[name] ?? null)),
    unknown,
  }
}

/**
 * The fields that restoring changes. One that is empty may read like one that is not: an event without a
 * status is scheduled.
 */
export const fieldsToRestore = ({ now, earlier, changed }: EarlierVersion) =>
  earlier
    ? changed.filter((name) => fieldText(name, now?.[name]) !== fieldText(name, earlier[name]))
    : []

/** The fields of one item; of settings, which are one object, all. */
function itemOf(value: unknown, id: number): Fields | null {
  if (!Array.isArray(value)) return fieldsOf(value as object)
  const item = value.find((candidate) => candidate.id === id)
  return item ? fieldsOf(item) : null
}

function isItem(key: ContentKey, id: number, fields: Fields): boolean {
  const { schema } = definitions[key]
  return schema.safeParse(contentKind(key).single ? fields : [{ ...fields, id }]).success
}

/** The value of a collection with these fields of an item as they are in `to`; `null` removes it. */
export function withFieldsOf<Value>(
  value: Value,
  { id, changed }: Pick<EarlierVersion, 'id' | 'changed'>,
  to: Fields | null,
): Value {
  const put = (item: object) => {
    const fields = { ...item, ...Object.fromEntries(changed.map((name) => [name, to?.[name]])) }
    return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined))
  }
  if (!Array.isArray(value)) return put(value as object) as Value
  if (!to) return value.filter((item) => item.id !== id) as Value
  const isThere = value.some((item) => item.id === id)
  const next = isThere
    ? value.map((item) => (item.id === id ? put(item) : item))
    : [...value, { ...to, id }]
  return next as Value
}
