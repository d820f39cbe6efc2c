import { screen } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { anEvent } from '../../testing/event'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { EventList } from './EventList'

test('of more than twelve events twelve show, upcoming ones first, and more on request', async () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    anEvent({ id: index + 1, date: `May ${index + 1}, 2025` }),
  )
  renderAt('/events', <EventList events={[...past, anEvent({ id: 13 })]} />)
  const paths = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)
  expect(paths()).toHaveLength(12)
  expect(paths()[0]).toBe('/events/13')
  await setUpUser().click(screen.getByRole('button', { name: 'Show more' }))
  expect(paths()).toHaveLength(13)
  expect(screen.getAllByRole('link')[12]).toHaveFocus()
  expect(window.location.search).toBe('?events=24')
})

test('a full event to come is marked, a past one is not', () => {
  const full = { attendees: 9, slots: 9 }
  const past = anEvent({ ...full, id: 2, date: 'May 1, 2025' })
  renderAt('/events', <EventList events={[anEvent(full), past]} />)
  const [coming, over] = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(coming).toMatch(/^Full/)
  expect(over).toMatch(/^Past event/)
})

test.each([
  [1168, 4, [3, 1]],
  [1168, 5, [3, 2]],
  [736, 3, [2, 1]],
  [320, 2, [1, 1]],
])('at %i pixels the rows of %i events are all full', async (width, count, rows) => {
  await setViewportWidth(width)
  const events = Array.from({ length: count }, (_, index) => anEvent({ id: index + 1 }))
  renderAt('/events', <EventList events={events} />)
  const cards = screen.getAllByRole('article').map((card) => card.getBoundingClientRect())
  const tops = [...new Set(cards.map(({ top }) => top))]
  const inRows = tops.map((top) => cards.filter((card) => card.top === top))
  expect(inRows.map(({ length }) => length)).toEqual(rows)
  const ends = inRows.map((row) => Math.round(row.at(-1)?.right ?? 0))
  expect(new Set(ends).size).toBe(1)
})
