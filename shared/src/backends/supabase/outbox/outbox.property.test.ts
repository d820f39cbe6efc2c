import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { events } from '../../../collections/events'
import { addToOutbox, readOutbox, withPendingChanges } from './outbox'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const owner = { id: 'ann', name: 'Ann' }
const entry = {
  collection: 'events',
  owner,
  changedAt: '2025-10-01T12:00:00Z',
  change: { id: 1, version: 2, before: { title: 'A' }, after: { title: 'B' } },
  failure: { reason: 'conflict', theirs: { title: 'C' } },
}

const hostileKey = fc.constantFrom(
  'outbox.1-a',
  'outbox.0-a',
  'outbox.__proto__-a',
  'outbox.-1-a',
  `outbox.${'9'.repeat(22)}-a`,
  `outbox.${'9'.repeat(400)}-a`,
)

test('outbox: whatever an entry holds, the others are read and new ones come after them', () => {
  fc.assert(
    fc.property(hostileKey, hostileText(entry), fc.boolean(), (key, text, isFull) => {
      vi.mocked(console.warn).mockClear()
      localStorage.clear()
      sessionStorage.clear()
      // Where the browser's storage was full, an entry is in the tab's.
      const storage = isFull ? sessionStorage : localStorage
      localStorage.setItem('outbox.2-good', JSON.stringify(entry))
      storage.setItem(key, text)
      expect(readOutbox().map((read) => read.key)).toContain('outbox.2-good')
      addToOutbox('stats', [{ id: 7, before: null, after: { label: 'new' } }], owner)
      const [added, ...more] = readOutbox().filter(({ collection }) => collection === 'stats')
      expect(added?.change).toEqual({ id: 7, before: null, after: { label: 'new' } })
      expect(more).toEqual([])
      expect(storage.getItem(key)).toBe(text)
      const shown = withPendingChanges('events', events.seed, events.seed, owner.id)
      expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining([2, 3, 4, 5, 6]))
      expect(Object.prototype).not.toHaveProperty('polluted')
    }),
  )
})
