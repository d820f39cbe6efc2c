import { submission } from 'shared/testing/fakeSubmissions'
import { expect, test } from 'vitest'
import { whomToCall } from './whomToCall'

const party = (id: number, phone?: string) => submission(id, { email: '', phone })

test('whom no email reaches is named with a phone number, the first five of many', () => {
  expect(whomToCall([submission(1)])).toBe('')
  expect(whomToCall([submission(1), party(2, '876 555 0100'), party(3)])).toBe(
    'Visitor 2 (876 555 0100) and Visitor 3 didn’t leave an email address, so call them.',
  )
  const many = Array.from({ length: 7 }, (_, index) => party(index + 1))
  expect(whomToCall(many)).toMatch(/^Visitor 1, .*, Visitor 5, and 2 others didn’t leave/)
})
