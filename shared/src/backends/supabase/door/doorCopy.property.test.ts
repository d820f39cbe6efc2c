import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { submissionSchema } from '../../../backend/administration'
import { keepDoorList, keptDoorList } from './doorCopy'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const ann = {
  id: 'r1',
  kind: 'registration',
  createdAt: '2026-04-01T14:00:00Z',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '876 555 0100',
  details: { partySize: '2', additionalNotes: 'Diabetic' },
}
const good = [{ eventId: 5, readAt: Date.now(), registrations: [ann] }]

test('whatever is stored, a door has a list that it can show or none, and keeps the next one', () => {
  fc.assert(
    fc.property(hostileText(good), (text) => {
      vi.mocked(console.warn).mockClear()
      localStorage.setItem('doorLists', text)
      for (const registration of keptDoorList(5) ?? []) {
        expect(submissionSchema.safeParse(registration).success).toBe(true)
      }
      keepDoorList(5, [ann])
      expect(keptDoorList(5)).toHaveLength(1)
    }),
  )
})

test('what is kept of a registration is what a door needs', () => {
  keepDoorList(5, [ann])
  expect(keptDoorList(5)).toEqual([{ ...ann, email: '', details: { partySize: '2' } }])
  expect(localStorage.doorLists).not.toMatch(/@|Diabetic/)
})
