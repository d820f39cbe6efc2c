/**
 * A collection on a site with a store: the value that the document was rendered from, and the copy in
 * this browser. The newer one counts.
 */
import { type CollectionDefinition, type StoredValue, storedValue } from 'shared/persistence'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import { contentElementId } from 'shared/store/documentContent'
import { isWhole, parseRendered } from './leftOut'

const originSchema = z.object({
  /** The store's version of the collection. */
  version: z.number(),
  /** Whether an administrator has read it, and it holds drafts. */
  drafts: z.boolean(),
  /** Which one, by id; none where an earlier release has stored it. */
  administrator: z.optional(z.string()),
})
/** Which version of a collection was read from the store, and by whom. */
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
  /** The origin of the value that was read last. Set it before writing a value from the store. */
  origin: ContentOrigin | undefined
}

/**
 * @param textOf the text of an item that the document leaves out: suspends the page until it is here, or
 *   throws
 * @param mayBeStored whether values may be stored in this browser at the moment
 */
export function contentCopy<T>(
  definition: CollectionDefinition<T>,
  textOf: (id: unknown) => unknown,
  mayBeStored = () => true,
): ContentCopy<T> {
  const { key, schema, migrations = [] } = definition
  const stored = storedValue(key, schema, migrations)
  const origins = storedOrigin(key)
  const rendered = contentIn(
    document.getElementById(contentElementId)?.textContent,
    definition,
    textOf,
  )
  let latest: T | undefined

  function readStored() {
    const origin = origins.read()
    // Without an origin, it was stored before there was a store.
    if (!origin || origin.version < (rendered?.origin.version ?? 0)) return undefined
    const value = stored.read()
    if (value !== undefined) copy.origin = origin
    return value
  }

  const copy: ContentCopy<T> = {
    ...stored,
    rendered: rendered?.value,
    origin: undefined,
    read() {
      const value = readStored()
      if (value !== undefined) {
        // The document's own reference where both are the same: nothing renders again after hydration.
        latest = rendered && sameText(value, rendered.value) ? rendered.value : value
      } else if (rendered && latest === undefined) {
        copy.origin = rendered.origin
        latest = rendered.value
      }
      // A copy that was removed meanwhile does not take the content from the page.
      return latest
    },
    write(value) {
      latest = value
      // Items without their texts never take the place of whole ones. The documents have what is left out.
      if (!mayBeStored() || !isWhole(key, value)) return true
      // The value first: if its origin cannot be saved, it is read from the store once more.
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
  textOf: (id: unknown) => unknown,
) {
  try {
    const content = JSON.parse(block || '{}')[definition.key]
    if (!content) return undefined
    return {
      value: parseRendered(definition, content.value, textOf),
      origin: originSchema.parse({ ...content, drafts: false }),
    }
  } catch (error) {
    reportWarning('shared', `The document's "${definition.key}" cannot be read`, error)
    return undefined
  }
}
