import { screen } from '@testing-library/react'
import { programs } from 'shared/collections/programs'
import { stats } from 'shared/collections/stats'
import { collection } from 'shared/persistence'
import { expect, test } from 'vitest'
import { hydrateAt } from '../../testing/hydrate'
import { renderAt } from '../../testing/renderAt'
import { HomePage } from './HomePage'

test.each([
  ['Read our story', '/about'],
  ['View All Programs', '/programs'],
  ['See what gifts have done', '/impact'],
  ['Volunteer with us', '/get-involved'],
])('home leads with "%s" to %s', (name, path) => {
  renderAt('/', <HomePage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('home has its sections in their order', () => {
  renderAt('/', <HomePage />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
    expect.arrayContaining([
      'Our Mission',
      'Our Impact',
      'Our Programs',
      'Make a Donation',
      'Upcoming Events',
      'Lend a hand for a morning',
    ]),
  )
})

test('home hydrates as a server renders it, and then shows what is stored', async () => {
  await collection(stats).update(() => stats.seed.map((stat) => ({ ...stat, suffix: ' so far' })))
  await collection(programs).update(() =>
    programs.seed.map((program) => ({ ...program, title: `New ${program.title}` })),
  )
  const { html, hydrated, mended } = await hydrateAt('/', <HomePage />)
  expect(mended).toEqual([])
  expect(html).not.toContain('New Health Fairs')
  expect(hydrated).toContain('New Health Fairs')
  expect(hydrated).toContain('1,287 so far')
})

test('home is rendered without inline styles', async () => {
  const { html } = await hydrateAt('/', <HomePage />)
  expect(html).not.toMatch(/ style="/)
})
