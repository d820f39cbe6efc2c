import { act, screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import { type EventStatus, eventStatuses } from 'shared/entities/event'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { EventListing } from './EventListing'

const press = (name: string) => setUpUser().click(screen.getByRole('button', { name }))
const titles = () => screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)

beforeEach(async () => {
  await listEvents(
    anEvent({ id: 1, title: 'Long ago', date: 'April 19, 2015' }),
    anEvent({ id: 2, title: 'In a while', date: 'May 1, 2045', category: 'education' }),
    anEvent({ id: 3, title: 'Soon', date: 'April 1, 2045' }),
    anEvent({ id: 4, title: 'Lately', date: 'April 19, 2024' }),
    anEvent({ id: 5, title: 'Some day', date: 'to be announced' }),
  )
  renderAt('/events', <EventListing />)
})

test('a draft is not listed, and what is postponed or canceled says so instead of the spots left', async () => {
  const future = (id: number, status: EventStatus) =>
    anEvent({ id, title: status, date: 'April 1, 2045', status })
  await act(() => listEvents(...eventStatuses.map((status, id) => future(id, status))))
  const cards = screen.getAllByRole('article').map((card) => card.textContent)
  expect(cards).toHaveLength(3)
  expect(cards[0]).toMatch(/^Health.*scheduled.*100 spots left/)
  expect(cards[0]).not.toContain('Originally planned for')
  expect(cards[1]).toMatch(/^Postponed.*Originally planned for April 1, 2045/)
  expect(cards[2]).toMatch(/^Canceled.*Originally planned for April 1, 2045/)
  expect(cards.slice(1).join()).not.toMatch(/spots left/)
  expect(cards.filter((card) => card?.includes('New date to be announced'))).toHaveLength(1)
})

test('a card says what this device has registered', async () => {
  const createdAt = '2045-01-01T12:00:00.000Z'
  await act(() =>
    collection(registrations).update(() => [
      { eventId: 2, createdAt },
      { eventId: 3, createdAt, waiting: true },
    ]),
  )
  const states = screen.getAllByRole('article').map((card) => card.textContent.slice(0, 12))
  expect(states.slice(0, 2)).toEqual(['Waiting list', 'RegisteredEd'])
  expect(states.slice(2).join()).not.toMatch(/Waiting|Registered/)
})

test.each(['', 'To be announced'])(
  'a canceled event with the date “%s” promises none',
  async (date) => {
    await act(() =>
      listEvents(
        anEvent({ id: 1, title: 'Off', date, status: 'canceled' }),
        anEvent({ id: 2, title: 'On', date }),
      ),
    )
    const [off, on] = screen.getAllByRole('article')
    expect(off).toHaveTextContent(/^Canceled.*Off/)
    expect(off).not.toHaveTextContent(/planned|announced/)
    expect(on).toHaveTextContent('To be announced')
  },
)

test.each([
  ['10 of 500', { attendees: 490, slots: 500 }, true],
  ['11 of 100', { attendees: 89, slots: 100 }, false],
  ['none', { attendees: 100, slots: 100 }, false],
])(
  'of an event with %s spots left, the card has words that stand out: %o',
  async (_, fields, few) => {
    await act(() => listEvents(anEvent(fields)))
    const words = getComputedStyle(screen.getByText(/spots left$|^Event full$/))
    expect(words.backgroundColor === 'rgb(240, 173, 28)').toBe(few)
    expect(words.paddingLeft === '12px').toBe(few)
  },
)

test('on a phone, a date in words stands above the title, on the picture', async () => {
  await setViewportWidth(360)
  const event = anEvent({ date: 'Some Saturday in the summer holidays' })
  await act(() => listEvents(event))
  const place = (element: Element) => element.getBoundingClientRect()
  const card = screen.getByRole('article')
  const date = place(screen.getByText(event.date))
  expect(date.right).toBeLessThan(place(card).right)
  expect(date.bottom).toBeLessThan(place(within(card).getByRole('heading')).top)
  expect(card.querySelector('img')).toBeVisible()
})

test('on a phone a past event is a row, where it says no more of its state than that it was canceled', async () => {
  await setViewportWidth(360)
  await act(() =>
    listEvents(
      anEvent({ id: 1, title: 'A', date: 'April 1, 2015', status: 'canceled' }),
      anEvent({ id: 2, title: 'B', date: 'April 1, 2014' }),
    ),
  )
  expect(getComputedStyle(screen.getByText('Canceled')).position).toBe('static')
  expect(getComputedStyle(screen.getByText('Past event')).clipPath).not.toBe('none')
})

describe('the list of events', () => {
  test('shows every event, upcoming ones first, then those without an exact date, then past ones', () => {
    expect(titles()).toEqual(['Soon', 'In a while', 'Some day', 'Lately', 'Long ago'])
  })

  test('marks past events as past, and says of others that they have no exact date', () => {
    const past = screen
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Past event'))
    expect(past).toHaveLength(2)
    const undated = screen.getByRole('heading', { level: 3, name: 'No exact date yet' })
    expect(undated.nextSibling).toHaveTextContent(/^Health.*Some day/)
  })

  test('filters by category', async () => {
    await press('Education')
    expect(titles()).toEqual(['In a while'])
    expect(screen.getByRole('button', { name: 'Education', pressed: true })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 event')
  })

  test('a category without events shows an empty state with "Show all"', async () => {
    await press('Community')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()

    await press('Show all')
    expect(titles()).toHaveLength(5)
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toHaveFocus()
  })

  test('each card is one link to its event', () => {
    for (const card of screen.getAllByRole('article')) {
      const [link, ...others] = within(card).getAllByRole('link')
      expect(others).toEqual([])
      expect(link).toHaveAccessibleName(within(card).getByRole('heading').textContent ?? '')
    }
    expect(screen.getByRole('link', { name: 'Soon' })).toHaveAttribute('href', '/events/3')
  })
})
