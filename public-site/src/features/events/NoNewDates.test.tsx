import { screen, within } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { EventListing } from './EventListing'

const lead = () => screen.queryByRole('heading', { name: 'No new dates yet' })
const pastEvents = [1, 2, 3].map((id) => anEvent({ id, date: `April ${id}, 2025`, attendees: 9 }))

test('where no event is upcoming, that leads, with a picture and what to do; all past ones follow', async () => {
  await listEvents(...pastEvents)
  renderAt('/events', <EventListing />)
  expect(screen.getAllByRole('heading')[0]).toBe(lead())
  expect(lead()?.parentElement?.parentElement?.querySelector('img')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a fair' })).toHaveAttribute(
    'href',
    '/events#request',
  )
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('a category without events is said to have none, and no more than that, where the filter stays', async () => {
  await listEvents(...pastEvents)
  renderAt('/events', <EventListing />)
  const community = screen.getByRole('button', { name: 'Community' })
  const { top } = community.getBoundingClientRect()
  await setUpUser().click(community)
  expect(screen.getByText('No community events right now.')).toBeVisible()
  expect(lead()).not.toBeInTheDocument()
  expect(community.getBoundingClientRect().top).toBe(top)
})

test('on a phone the list begins on the same screen as what is said of new dates', async () => {
  await setViewportWidth(360)
  await listEvents(...pastEvents)
  renderAt('/events', <EventListing />)
  const top = lead()?.getBoundingClientRect().top ?? 0
  const [first] = screen.getAllByRole('article')
  expect((first?.getBoundingClientRect().top ?? 0) - top).toBeLessThan(500)
})

test('a past event says so before anything else, and nothing of its places', async () => {
  await listEvents(...pastEvents)
  renderAt('/events', <EventListing />)
  for (const card of screen.getAllByRole('article')) {
    expect(card).toHaveTextContent(/^Past event/)
    expect(within(card).queryByText(/places/i)).not.toBeInTheDocument()
    expect(within(card).queryByRole('progressbar')).not.toBeInTheDocument()
  }
})

test('with one upcoming event nothing leads but the list, whatever category is chosen', async () => {
  await listEvents(...pastEvents, anEvent({ id: 4, category: 'education' }))
  renderAt('/events', <EventListing />)
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Coming up')
  await setUpUser().click(screen.getByRole('button', { name: 'Health' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(lead()).not.toBeInTheDocument()
})

test('when the day of the last event begins while the page is open, it is today’s; when it ends, it is past and no new dates lead', async () => {
  await listEvents(anEvent({ time: '12:05 AM - 12:10 AM' }))
  // Two minutes before midnight in Jamaica.
  vi.useFakeTimers({ now: new Date('2045-04-19T04:58:00Z') })
  renderAt('/events', <EventListing />)
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Coming up')
  await advanceTime(120_000)
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Today')
  expect(screen.getByRole('article')).toHaveTextContent(/^Today/)
  await advanceTime(10 * 60_000)
  expect(screen.getAllByRole('heading')[0]).toBe(lead())
  expect(screen.getByRole('article')).toHaveTextContent(/^Past event/)
})

test('without any event there is nothing to filter', async () => {
  await listEvents()
  renderAt('/events', <EventListing />)
  expect(lead()).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
