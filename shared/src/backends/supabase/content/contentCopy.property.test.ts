import fc from 'fast-check'
import type { CollectionDefinition } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { contentCopy } from './contentCopy'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const origin = { version: 3, drafts: true, administrator: 'ann' }

const definitions: CollectionDefinition<unknown>[] = [events, blogPosts]

test.each(definitions)(
  'content versions: whatever a copy of $key, its origin and the document hold, what is shown can be',
  (definition) => {
    const { key, schema, seed } = definition
    fc.assert(
      fc.property(
        hostileText(seed),
        hostileText(origin),
        hostileText({ [key]: { version: 2, value: seed } }),
        (copy, from, block) => {
          vi.mocked(console.warn).mockClear()
          vi.stubGlobal('document', { getElementById: () => ({ textContent: block }) })
          localStorage.setItem(key, copy)
          localStorage.setItem(`${key}.origin`, from)
          const { rendered, read } = contentCopy(definition)
          const content = read()
          for (const shown of [content, rendered]) {
            if (shown) expect(schema.safeParse(shown.value).success).toBe(true)
          }
          expect(Object.keys(localStorage).length).toBeLessThanOrEqual(10)
        },
      ),
    )
  },
)
