/** What can be read of a stored text, by today's schema and the migrations that lead to it. */
import * as z from 'shared/schema'

/**
 * Brings a value from one version of its form to the next: an item of a list, or all of anything
 * else. It must accept what is in the next version already, and anything else without harm: tabs
 * with releases of both versions may write one list.
 */
export type Migration = (value: unknown) => unknown

export interface Parsed<T> {
  /** `undefined` where nothing can be read. */
  value?: T | undefined
  /** The text of what is not part of the value, and why. */
  unreadable?: { text: string; reason: string }
}

/**
 * Of a list, what is readable and has an id of its own is kept.
 * @param migrations all there are
 * @param version in which the text was written: 1 before the first migration, 2 after it
 */
export function parseStored<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  migrations: readonly Migration[],
  version: number,
): Parsed<T> {
  const parse = <V>(value: unknown, form: z.ZodMiniType<V>): V => {
    const parsed = form.safeParse(migrated(value, migrations.slice(version - 1)))
    if (parsed.success) return parsed.data
    // A tab with an older release may have written it since.
    const older = form.safeParse(migrated(value, migrations))
    if (older.success) return older.data
    throw new Error(z.prettifyError(parsed.error))
  }
  try {
    const data: unknown = JSON.parse(text)
    const element = elementOf(schema)
    if (!element || !Array.isArray(data) || data.length === 0) return { value: parse(data, schema) }
    const { items, unreadable, reasons } = parseItems(data, (item) => parse(item, element))
    const reason = reasons.join('\n')
    if (items.length === 0) return { unreadable: { text, reason } }
    if (unreadable.length === 0) return { value: items as T }
    return { value: items as T, unreadable: { text: JSON.stringify(unreadable), reason } }
  } catch (error) {
    return { unreadable: { text, reason: String(error) } }
  }
}

const migrated = (value: unknown, migrations: readonly Migration[]) =>
  migrations.reduce((older, migrate) => migrate(older), value)

/** The schema of the items where this is the schema of a list. */
function elementOf(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { def } = (schema as unknown as z.core.$ZodArray)._zod
  return def.type === 'array' ? (def.element as z.ZodMiniType) : undefined
}

function parseItems(data: readonly unknown[], parse: (item: unknown) => unknown) {
  const items: unknown[] = []
  const unreadable: unknown[] = []
  const reasons = new Set<string>()
  const ids = new Set<unknown>()
  for (const item of data) {
    try {
      const parsed = parse(item)
      const { id } = parsed as { id?: unknown }
      if (ids.has(id)) throw new Error('Another item has the same id')
      if (id !== undefined) ids.add(id)
      items.push(parsed)
    } catch (error) {
      unreadable.push(item)
      reasons.add(String(error))
    }
  }
  return { items, unreadable, reasons: [...reasons] }
}
