import { screen, within } from '@testing-library/react'
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

describe('the list of events', () => {
  test('shows every event, upcoming ones first, then past ones', () => {
    expect(titles()).toEqual(['Soon', 'In a while', 'Lately', 'Long ago', 'Some day'])
  })

  test('marks past events as past, and says of others that they have no exact date', () => {
    const past = screen
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Past event'))
    expect(past).toHaveLength(2)
    const undated = screen.getByRole('heading', { level: 3, name: 'No exact date yet' })
    expect(undated.nextSibling).toHaveTextContent(/^No exact date yet.*Some day/)
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
