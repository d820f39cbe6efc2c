/** Tells which of the long texts, such as the bodies of posts, a page is rendered from. */
import { type DocumentContent, longTexts } from '../../../shared/src/backends/supabase/content/documentContent.ts'

type Item = Record<string, unknown>

export function watchTexts(content: DocumentContent) {
  const read = new Set<Item>()
  return {
    /** What pages are to be rendered from. */
    watched: mapItems(content, (item, field) =>
      Object.defineProperty({ ...item }, field, {
        enumerable: true,
        get() {
          read.add(item)
          return item[field]
        },
      }),
    ),
    /** The content with those texts only that have been read since the last call. */
    takeRead() {
      const part = mapItems(content, (item, field) =>
        read.has(item) ? item : { ...item, [field]: undefined },
      )
      read.clear()
      return part
    },
  }
}

/** Changes the items that have a long text, in the field of this name. */
const mapItems = (content: DocumentContent, change: (item: Item, field: string) => Item) =>
  Object.fromEntries(
    Object.entries(content).map(([key, { version, value }]) => {
      const field = longTexts[key]
      const items = field && Array.isArray(value) ? value.map((item) => change(item, field)) : value
      return [key, { version, value: items }]
    }),
  )
