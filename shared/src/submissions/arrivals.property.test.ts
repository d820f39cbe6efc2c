import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DoorTap } from '../collections/doorTaps'
import { arrivalsOf, mergeTaps, newTap, subjectKey } from './arrivals'

/** Taps of few people at few moments, so that they meet. */
const taps = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    eventId: fc.constant(1),
    registrationId: fc.constantFrom('a', 'b'),
    person: fc.nat({ max: 2 }),
    here: fc.boolean(),
    at: fc.nat({ max: 5 }).map((n) => `2026-04-19T14:00:00.00000${n}Z`),
  }),
  { selector: ({ id }) => id },
)

const state = (known: readonly DoorTap[]) =>
  Object.fromEntries([...arrivalsOf(known)].sort(([a], [b]) => a.localeCompare(b)))

test('whoever merges which taps in whatever order, and how often, sees the same people here', () => {
  const deliveries = taps.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.array(fc.subarray(all)),
      fc.shuffledSubarray(all, { minLength: all.length }),
    ),
  )
  fc.assert(
    fc.property(deliveries, ([all, parts, shuffled]) => {
      const merged = [...parts, shuffled, ...parts].reduce<DoorTap[]>(mergeTaps, [])
      expect(merged).toHaveLength(all.length)
      expect(state(merged)).toEqual(state(all))
    }),
  )
})

test('the latest tap counts, and the first check-in since somebody was away', () => {
  fc.assert(
    fc.property(taps, (all) => {
      for (const [key, { arrivedAt, latestAt }] of arrivalsOf(all)) {
        const own = all
          .filter((tap) => subjectKey(tap) === key)
          .sort((a, b) => (`${a.at}${a.id}` < `${b.at}${b.id}` ? -1 : 1))
        const stay = own.slice(own.findLastIndex(({ here }) => !here) + 1)
        expect(latestAt).toBe(own.at(-1)?.at)
        expect(arrivedAt).toBe(stay[0]?.at)
      }
    }),
  )
})

test('a tap is the latest of what its phone knows, whatever its clock says', () => {
  const subject = { eventId: 1, walkIn: 'w' }
  const ahead = { ...newTap(subject, true), at: '2099-01-01T00:00:00.123456Z' }
  const own = newTap(subject, false, arrivalsOf([ahead]).get('w'))
  expect(arrivalsOf([own, ahead]).get('w')?.arrivedAt).toBeUndefined()
  expect(own.at).toBe('2099-01-01T00:00:00.124000Z')
})
