import { screen } from '@testing-library/react'
import { Link } from 'shared/router'
import { expect, test } from 'vitest'
import { hydrateAt } from '../testing/hydrateAt'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { LongList } from './LongList'

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

const List = ({ length }: { length: number }) => (
  <LongList name="events" items={numbers(length)}>
    {(shown) =>
      shown.map((number) => (
        <article key={number}>
          <Link to={`/events/${number}`}>Event {number}</Link>
        </article>
      ))
    }
  </LongList>
)

const shown = () => screen.getAllByRole('article').length
const showMore = () => setUpUser().click(screen.getByRole('button', { name: 'Show more' }))

test('a list of twelve shows all of them, and nothing to press', () => {
  renderAt('/events', <List length={12} />)
  expect(shown()).toBe(12)
  expect(screen.queryByText(/shown/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a longer list shows twelve, then twelve more: the first of them has the focus, and the count is said', async () => {
  renderAt('/events', <List length={30} />)
  expect(shown()).toBe(12)
  const said = screen.getByText('12 of 30 events shown')
  expect(said).toHaveRole('status')

  await showMore()
  expect(shown()).toBe(24)
  expect(screen.getByRole('link', { name: 'Event 13' })).toHaveFocus()
  expect(said).toHaveTextContent('24 of 30 events shown')

  await showMore()
  expect(screen.getByRole('link', { name: 'Event 25' })).toHaveFocus()
  expect(said).toHaveTextContent('30 of 30 events shown')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the URL keeps how many are shown, beside what else it says and in the same place of the history', async () => {
  renderAt('/events?programs=24#schedule', <List length={30} />)
  const { length, state } = window.history
  await showMore()
  const { search, hash } = window.location
  expect(search + hash).toBe('?programs=24&events=24#schedule')
  expect(window.history.length).toBe(length)
  expect(window.history.state).toEqual(state)
})

test('a list whose URL says how many hydrates as a server renders it, and then shows as many', async () => {
  const { html, hydrated, recoverableErrors } = await hydrateAt(
    '/events?events=24',
    <List length={30} />,
  )
  expect(recoverableErrors).toEqual([])
  expect(html).not.toContain('"/events/13"')
  expect(hydrated).toContain('Event 24')
  expect(hydrated).not.toContain('Event 25')
})

test.each(['-3', 'many', '0'])('a URL that asks for %s shows twelve', (asked) => {
  renderAt(`/events?events=${asked}`, <List length={30} />)
  expect(shown()).toBe(12)
})
