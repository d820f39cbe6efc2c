import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { storeTyped, takeTyped } from './typedInTab'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const current = { person: '', kinds: ['a'], agreed: false }
const typed = { Offer: { person: 'Ann', kinds: ['b'], agreed: true }, Request: { person: 'Bo' } }

test('typed: whatever is stored is given once, and what is kept next is read', () => {
  fc.assert(
    fc.property(hostileText(typed), fc.constantFrom('Offer', 'Request'), (text, form) => {
      vi.mocked(console.warn).mockClear()
      sessionStorage.setItem('typed', text)
      takeTyped(form)
      expect(takeTyped(form)).toEqual({})
      storeTyped('Offer', current)
      expect(takeTyped('Offer')).toEqual(current)
      expect(takeTyped('Offer')).toEqual({})
      expect(Object.prototype).not.toHaveProperty('polluted')
    }),
  )
})
