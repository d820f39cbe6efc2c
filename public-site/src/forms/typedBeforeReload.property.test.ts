import fc from 'fast-check'
import { hostileString, hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { isAlike, keepTyped, takeTyped } from './typedBeforeReload'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const current: Record<string, unknown> = { person: '', kinds: ['a'], agreed: false }
const typed = { Offer: { person: 'Ann', kinds: ['b'], agreed: true }, Request: { person: 'Bo' } }

test('typed: whatever is stored, a form gets only what its fields can hold, and once', () => {
  const name = fc.oneof(fc.constantFrom('Offer', 'Request'), hostileString)
  fc.assert(
    fc.property(hostileText(typed), name, (text, form) => {
      vi.mocked(console.warn).mockClear()
      sessionStorage.setItem('typed', text)
      for (const [field, value] of Object.entries(takeTyped(form))) {
        if (!isAlike(value, current[field])) continue
        expect(Array.isArray(value)).toBe(Array.isArray(current[field]))
        expect(typeof value).toBe(typeof current[field])
      }
      keepTyped('Offer', current)
      expect(takeTyped('Offer')).toEqual(current)
      expect(takeTyped('Offer')).toEqual({})
      expect(Object.prototype).not.toHaveProperty('polluted')
    }),
  )
})
