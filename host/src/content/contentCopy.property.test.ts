import fc from 'fast-check'
import { events } from 'shared/collections/events'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { contentCopy } from './contentCopy'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const origin = { version: 3, drafts: false }

test('content versions: whatever a copy, its origin and the document hold, what is shown can be', () => {
  fc.assert(
    fc.property(
      hostileText(events.seed),
      hostileText(origin),
      hostileText({ events: { version: 2, value: events.seed } }),
      (copy, from, block) => {
        vi.mocked(console.warn).mockClear()
        vi.stubGlobal('document', { getElementById: () => ({ textContent: block }) })
        localStorage.setItem('events', copy)
        localStorage.setItem('events.origin', from)
        const { rendered, read } = contentCopy(events)
        const value = read()
        for (const shown of [value, rendered]) {
          if (shown !== undefined) expect(events.schema.safeParse(shown).success).toBe(true)
        }
        expect(Object.keys(localStorage).length).toBeLessThanOrEqual(10)
      },
    ),
  )
})
