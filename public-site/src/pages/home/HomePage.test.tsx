import { render, screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { stats } from 'shared/collections/stats'
import { BrowserRouter } from 'shared/router'
import { expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { hydrateAt } from '../../testing/hydrateAt'
import { aPost, listPosts } from '../../testing/post'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { HomePage } from './HomePage'

const upcomingEvents = () => screen.getByRole('region', { name: 'Upcoming Events' })

test.each([
  ['Read our story', '/about'],
  ['View All Programs', '/programs'],
  ['See what gifts have done', '/impact'],
  ['Volunteer with us', '/get-involved'],
])('home leads with "%s" to %s', (name, path) => {
  renderAt('/', <HomePage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('home has its sections in their order', async () => {
  // News would show at once where a test before has loaded them.
  await listPosts()
  renderAt('/', <HomePage />)
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent)
    .filter((title) => title !== 'Your gift')
  expect(sections).toEqual([
    'Our Mission',
    'Our Impact',
    'Our Programs',
    'Make a Donation',
    'Upcoming Events',
    'Lend a hand',
  ])
})

test('a featured post is news on home', async () => {
  await listPosts(aPost({ featured: true }))
  renderAt('/', <HomePage />)
  // It loads when the visitor is near, and shows while its place is out of sight.
  const next = screen.getByRole('heading', { name: 'Lend a hand' })
  next.scrollIntoView({ behavior: 'instant', block: 'center' })
  await screen.findByText('All news')
  scrollTo({ top: 0, behavior: 'instant' })
  expect(await screen.findByRole('region', { name: 'News' })).toHaveTextContent(
    'A morning at Riverside',
  )
})

test('the upcoming events on home are filtered by category, all of them by default', () => {
  renderAt('/', <HomePage />)
  const section = within(upcomingEvents())
  const choices = section.getAllByRole('button').filter((button) => button.ariaPressed)
  expect(choices.map((choice) => [choice.textContent, choice.ariaPressed])).toEqual([
    ['All', 'true'],
    ['Health', 'false'],
    ['Education', 'false'],
    ['Community', 'false'],
  ])
})

test('where no event is upcoming, home says so before it lists past ones', async () => {
  await listEvents(anEvent({ date: 'April 19, 2025' }))
  renderAt('/', <HomePage />)
  const headings = within(upcomingEvents()).getAllByRole('heading')
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Upcoming Events',
    'No new dates yet',
    'Past events',
    'Fair at Riverside',
  ])
})

test('of a thousand upcoming events home shows twelve, and more on request', async () => {
  await listEvents(...Array.from({ length: 1000 }, (_, index) => anEvent({ id: index + 1 })))
  renderAt('/', <HomePage />)
  const section = within(upcomingEvents())
  expect(section.getAllByRole('article')).toHaveLength(12)
  await setUpUser().click(section.getByRole('button', { name: 'Show more' }))
  expect(section.getAllByRole('article')).toHaveLength(24)
})

test('home hydrates as a server renders it, and then shows what is stored', async () => {
  await collection(stats).update(() => stats.seed.map((stat) => ({ ...stat, suffix: ' so far' })))
  await collection(programs).update(() =>
    programs.seed.map((program) => ({ ...program, title: `New ${program.title}` })),
  )
  const { html, hydrated, recoverableErrors } = await hydrateAt('/', <HomePage />)
  expect(recoverableErrors).toEqual([])
  expect(html).not.toContain('New Health Fairs')
  expect(hydrated).toContain('New Health Fairs')
  expect(hydrated).toContain('1,287 so far')
})

test('home is rendered without inline styles', async () => {
  const { html } = await hydrateAt('/', <HomePage />)
  expect(html).not.toMatch(/ style="/)
})

test('a section of home that crashes leaves the others, and is reported once', () => {
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation((element) => {
    if (element.textContent.startsWith('Our Impact')) throw new Error('broken')
  })
  const onCaughtError = vi.fn()
  render(<HomePage />, { wrapper: BrowserRouter, onCaughtError })
  expect(screen.queryByRole('region', { name: 'Our Impact' })).toBeNull()
  expect(screen.getByRole('alert')).toBeVisible()
  for (const name of ['Our Mission', 'Our Programs', 'Upcoming Events']) {
    expect(screen.getByRole('region', { name })).toBeVisible()
  }
  expect(onCaughtError).toHaveBeenCalledOnce()
})
