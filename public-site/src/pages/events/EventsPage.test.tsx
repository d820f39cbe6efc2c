import { screen, within } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { renderAsOf, renderedAsOf } from 'shared/format/useNow'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEvent, listEvents } from '../../testing/event'
import { hydrateAt } from '../../testing/hydrateAt'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { EventsPage } from './EventsPage'

test('of a thousand stored events the events page shows twelve, and more on request', async () => {
  await listEvents(...Array.from({ length: 1000 }, (_, index) => anEvent({ id: index + 1 })))
  renderAt('/events', <EventsPage />)
  const schedule = within(screen.getByRole('region', { name: 'Schedule' }))
  expect(schedule.getAllByRole('article')).toHaveLength(12)
  await setUpUser().click(schedule.getByRole('button', { name: 'Show more' }))
  expect(schedule.getAllByRole('article')).toHaveLength(24)
})

test('at 360 × 740 the first event to come is on the first screen, and every category is whole', async () => {
  await page.viewport(360, 740)
  await listEvents(anEvent())
  renderAt(
    '/events',
    // As the layout has it.
    <main style={{ '--edge': '16px', paddingTop: 72 } as CSSProperties}>
      <EventsPage />
    </main>,
  )
  scrollTo(0, 0)
  const [first] = screen.getAllByRole('article')
  expect(first?.getBoundingClientRect().top).toBeLessThan(680)
  const categories = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
  for (const category of categories) {
    expect(category.getBoundingClientRect().right).toBeLessThanOrEqual(344)
  }
  expect(document.documentElement.scrollWidth).toBe(360)
})

const subscription = () => screen.queryByRole('link', { name: 'Add all events to your calendar' })

test('without a date to come there is nothing to subscribe to', async () => {
  await listEvents(
    anEvent({ date: 'April 19, 2015' }),
    anEvent({ id: 2, date: 'April 19, 2045', status: 'draft' }),
  )
  renderAt('/events', <EventsPage />)
  expect(screen.getByRole('heading', { name: 'No new dates yet' })).toBeVisible()
  expect(subscription()).toBeNull()
})

test('all dates lead to the visitor’s calendar, and are a file as long as the page is only a document', async () => {
  await listEvents(anEvent({ date: 'April 19, 2045' }))
  renderAt('/events', <EventsPage />)
  expect(subscription()).toHaveAttribute('href', `webcal://${location.host}/events.ics`)
  const renderedBefore = renderedAsOf()
  onTestFinished(() => void renderAsOf(renderedBefore))
  renderAsOf(new Date('2025-04-01T12:00:00Z'))
  const { html, recoverableErrors } = await hydrateAt('/events', <EventsPage />)
  expect(recoverableErrors).toEqual([])
  expect(html).toContain('href="/events.ics"')
})
