/**
 * A collection of the database's content: the value that the document was rendered from, and the copy
 * in this browser. The newer one counts.
 */
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import type { CollectionDefinition } from '../../../persistence/defineCollection'
import { type StoredValue, storedValue } from '../../../persistence/storedValue'
import { type ContentValue, contentElementId, parseRendered, whole } from './documentContent'

const originSchema = z.object({
  /** The database's version of the collection. */
  version: z.number(),
  /** Whether an administrator has read it, and it holds drafts. */
  drafts: z.boolean(),
  /** Which one, by id. */
  administrator: z.optional(z.string()),
})
/** Which version of a collection was read from the database, and by whom. */
export type ContentOrigin = z.infer<typeof originSchema>

/** The stored origin of this browser's copy of a collection. */
export const storedOrigin = (key: string) => storedValue(`${key}.origin`, originSchema)

/** Removes the copy of a collection from this browser. */
export function forgetCopy(key: string) {
  storedValue(key, originSchema).remove()
  storedOrigin(key).remove()
}

export interface ContentCopy<T> extends StoredValue<T> {
  /** The value that the document was rendered from, if the document contains it. */
  readonly rendered: T | undefined
  /** Of the value that was read last. Set both before writing a value from the database. */
  origin: ContentOrigin | undefined
  leftOut: ReadonlySet<number>
}

/** @param mayBeStored whether values may be stored in this browser at the moment */
export function contentCopy<T>(
  definition: CollectionDefinition<T>,
  mayBeStored = () => true,
): ContentCopy<T> {
  const { key, schema, migrations = [] } = definition
  const stored = storedValue(key, schema, migrations)
  const origins = storedOrigin(key)
  const rendered = contentIn(document.getElementById(contentElementId)?.textContent, definition)
  let latest: T | undefined

  function readStored() {
    const origin = origins.read()
    // Without an origin, it was stored before there was a database.
    if (!origin || origin.version < (rendered?.origin.version ?? 0)) return undefined
    const value = stored.read()
    if (value !== undefined) Object.assign(copy, { origin, leftOut: whole(value).leftOut })
    return value
  }

  const copy: ContentCopy<T> = {
    ...stored,
    rendered: rendered?.value,
    origin: undefined,
    leftOut: new Set(),
    read() {
      const value = readStored()
      if (value !== undefined) {
        // The document's own reference where both are the same: nothing renders again after hydration.
        latest = rendered && sameText(value, rendered.value) ? rendered.value : value
      } else if (rendered && latest === undefined) {
        copy.origin = rendered.origin
        copy.leftOut = rendered.leftOut
        latest = rendered.value
      }
      // A copy that was removed meanwhile does not take the content from the page.
      return latest
    },
    write(value) {
      latest = value
      // Items without their texts never take the place of whole ones. The documents have what is left out.
      if (!mayBeStored() || copy.leftOut.size > 0) return true
      // The value first: if its origin cannot be saved, it is read from the database once more.
      return stored.write(value) && (!copy.origin || origins.write(copy.origin))
    },
    onExternalChange(callback) {
      const stops = [stored, origins].map((part) => part.onExternalChange(callback))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  return copy
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A collection in a document's data block; `undefined` where it holds none that can be read. */
export function contentIn<T>(
  block: string | null | undefined,
  definition: CollectionDefinition<T>,
): (ContentValue<T> & { origin: ContentOrigin }) | undefined {
  try {
    const content = JSON.parse(block || '{}')[definition.key]
    if (!content) return undefined
    return {
      ...parseRendered(definition, content.value),
      origin: originSchema.parse({ ...content, drafts: false }),
    }
  } catch (error) {
    reportWarning('shared', `The document's "${definition.key}" cannot be read`, error)
    return undefined
  }
}
