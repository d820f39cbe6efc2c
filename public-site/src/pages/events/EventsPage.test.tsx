import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('all dates lead to the visitor’s calendar, and are a file as long as the page is only a document', async () => {
  renderAt('/events', <EventsPage />)
  expect(screen.getByRole('link', { name: 'Subscribe in your calendar' })).toHaveAttribute(
    'href',
    `webcal://${location.host}/events.ics`,
  )
  const { html, recoverableErrors } = await hydrateAt('/events', <EventsPage />)
  expect(recoverableErrors).toEqual([])
  expect(html).toContain('href="/events.ics"')
})
