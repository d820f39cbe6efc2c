import { expect, test } from 'vitest'
import { isScheduled } from './blogPost'

const published = { status: 'published' as const, date: '2026-12-24' }
// In Jamaica, the day before until five.
const [before, after] = [new Date('2026-12-24T04:59:59Z'), new Date('2026-12-24T05:00:00Z')]

test('a published post waits until its day begins in Jamaica', () => {
  expect(isScheduled(published, before)).toBe(true)
  expect(isScheduled(published, after)).toBe(false)
})

test('a draft is not scheduled, whatever its date', () => {
  expect(isScheduled({ ...published, status: 'draft' }, before)).toBe(false)
})

test.each(['', 'December 24, 2026', '2026-12-24T09:00', 'next week'])(
  'a post of the date %j waits for nothing',
  (date) => {
    expect(isScheduled({ ...published, date }, before)).toBe(false)
  },
)
