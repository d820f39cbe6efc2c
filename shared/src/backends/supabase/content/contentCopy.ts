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

/** A value with where it comes from. */
export interface Content<T> extends ContentValue<T> {
  origin: ContentOrigin
}

export interface ContentCopy<T> extends StoredValue<Content<T>> {
  /** What the document was rendered from, if it contains it. */
  readonly rendered: Content<T> | undefined
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
  let latest: Content<T> | undefined

  function readStored(): Content<T> | undefined {
    const origin = origins.read()
    // Without an origin, it was stored before there was a database.
    if (!origin || origin.version < (rendered?.origin.version ?? 0)) return undefined
    const value = stored.read()
    if (value === undefined) return undefined
    // The document's own reference where both are the same: nothing renders again after hydration.
    return {
      ...whole(rendered && sameText(value, rendered.value) ? rendered.value : value),
      origin,
    }
  }

  return {
    ...stored,
    rendered,
    read() {
      const copy = readStored()
      // A copy that was removed meanwhile does not take the content from the page.
      if (!copy) latest ??= rendered
      else if (copy.value !== latest?.value || copy.origin !== latest.origin) latest = copy
      return latest
    },
    write(content) {
      latest = content
      // Items without their texts never take the place of whole ones. The documents have what is left out.
      if (!mayBeStored() || content.leftOut.size > 0) return true
      // The value first: if its origin cannot be saved, it is read from the database once more.
      return stored.write(content.value) && origins.write(content.origin)
    },
    onExternalChange(callback) {
      const stops = [stored, origins].map((part) => part.onExternalChange(callback))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A collection in a document's data block; `undefined` where it holds none that can be read. */
export function contentIn<T>(
  block: string | null | undefined,
  definition: CollectionDefinition<T>,
): Content<T> | undefined {
  try {
    const content = JSON.parse(block || '{}')[definition.key]
    if (!content) return undefined
    return {
      ...parseRendered(definition, content.value),
      origin: originSchema.parse({ ...content, drafts: false }),
    }
  } catch (error) {
    reportWarning('shared', `The document's "${definition.key}" is broken`, error)
  }
}
