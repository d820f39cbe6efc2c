import fc from 'fast-check'
import { hostileString, hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { createCollection } from '../persistence/collection'
import type { CollectionDefinition } from '../persistence/defineCollection'
import { allDefinitions } from './definitions'
import { doorTaps } from './doorTaps'
import { registrations } from './registrations'

withMemoryStorage()

// Each unreadable text is reported.
afterEach(() => vi.mocked(console.warn).mockClear())

const aRegistration = { eventId: 1, createdAt: '2025-10-01T12:00:00Z', id: 'r1', token: 't1' }
const examples: [CollectionDefinition<unknown>, unknown][] = [
  ...allDefinitions.map((each): [typeof each, unknown] => [each, each.seed]),
  [registrations, [aRegistration, { ...aRegistration, id: 'r2' }]],
  [doorTaps, ['t1', 't2'].map((id) => ({ id, eventId: 1, walkIn: 'w', here: true, at: '2026' }))],
]

/** What stands beside the key: its version, and texts that could not be read. */
const beside = fc.tuple(
  fc.constantFrom('.version', '.unreadable.1', '.unreadable.999999999', '.unreadable.__proto__'),
  fc.oneof(hostileString, hostileText([])),
)

const quarantined = (key: string) =>
  Object.keys(localStorage).filter((name) => name.startsWith(`${key}.unreadable.`))

/** The items that stand in this text and that the collection could show. */
function goodItems({ schema }: CollectionDefinition<unknown>, text: string): unknown[] {
  try {
    const data: unknown = JSON.parse(text)
    if (!Array.isArray(data)) return []
    return data.filter((item) => schema.safeParse([item]).success)
  } catch {
    return []
  }
}

const idsOf = (value: unknown) =>
  Array.isArray(value) ? value.map(({ id }) => id).filter((id) => id !== undefined) : []

test.each(examples.map(([definition, good]) => [definition.key, definition, good] as const))(
  '%s: whatever is stored, a page has a value that it can show, and good items are kept',
  async (key, definition, good) => {
    await fc.assert(
      fc.asyncProperty(hostileText(good), beside, async (text, [suffix, other]) => {
        vi.mocked(console.warn).mockClear()
        localStorage.clear()
        localStorage.setItem(key + suffix, other)
        localStorage.setItem(key, text)
        const value = createCollection(definition).get()
        expect(definition.schema.safeParse(value).success).toBe(true)
        expect(new Set(idsOf(value)).size).toBe(idsOf(value).length)
        const kept = goodItems(definition, text)
        expect(new Set(idsOf(value))).toEqual(
          kept.length > 0 ? new Set(idsOf(kept)) : new Set(idsOf(value)),
        )
        expect(Object.prototype).not.toHaveProperty('polluted')
        expect(quarantined(key).length).toBeLessThanOrEqual(3)

        // It is saved again, and what could not be read is not in the way.
        await createCollection(definition).update((current) =>
          Array.isArray(current) ? [...current] : { ...(current as object) },
        )
        const reports = vi.mocked(console.warn).mock.calls.length
        expect(createCollection(definition).get()).toEqual(value)
        expect(console.warn).toHaveBeenCalledTimes(reports)
      }),
    )
  },
)
