import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared/router'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { beforeEach, describe, expect, test } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { renderAt } from '../../testing/renderAt'
import { observersNotified } from '../../testing/scrollShareIntoView'
import { setUpUser } from '../../testing/user'
import { EventSchedule } from './EventSchedule'

const press = (name: string) => setUpUser().click(screen.getByRole('button', { name }))
const table = (month: string) => screen.getByRole('table', { name: `Events in ${month}` })

async function showMonth() {
  renderAt('/events', <EventSchedule />)
  await press('Month')
  await screen.findByRole('table')
}

beforeEach(async () => {
  await listEvents(
    anEvent({ id: 1, title: 'Long ago', date: 'April 19, 2015' }),
    anEvent({ id: 2, title: 'School day', date: 'May 2, 2045', category: 'education' }),
    anEvent({ id: 3, title: 'Spring fair', date: 'May 13, 2045', attendees: 100 }),
    anEvent({ id: 4, title: 'Some day', date: 'to be announced' }),
  )
})

describe('the schedule', () => {
  test('is a list at first, and a calendar when Month is chosen', async () => {
    renderAt('/events', <EventSchedule />)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await press('Month')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await press('List')
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })

  test('is a list on a narrow screen, without a choice, even where Month is chosen', async () => {
    await showMonth()
    await setViewportWidth(767)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Month' })).not.toBeInTheDocument()
    await setViewportWidth(768)
    expect(screen.getByRole('table')).toBeVisible()
  })

  test('says in the calendar what is canceled', async () => {
    await listEvents(
      anEvent({ id: 1, title: 'Spring fair', date: 'May 13, 2045', status: 'canceled' }),
      anEvent({ id: 2, title: 'Secret fair', date: 'May 14, 2045', status: 'draft' }),
    )
    await showMonth()
    expect(screen.getByRole('link', { name: 'Spring fair Health, Canceled' })).toBeVisible()
    expect(screen.queryByText('Secret fair')).toBeNull()
  })

  test('is a list where a server renders it', () => {
    // A router for the browser is enough here: its URL is that of the test.
    const html = renderToString(
      <BrowserRouter>
        <EventSchedule />
      </BrowserRouter>,
    )
    expect(html).toContain('Heritage Month Health Fair')
    expect(html).not.toContain('<table')
  })
})

describe('choosing a category is announced once', () => {
  /** What changes meanwhile in a live region that is said whole: a status, or one that is atomic. */
  async function announcedBy(act: () => Promise<void>) {
    const announced = new Set<Element>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = target.parentElement?.closest('[role=status], [aria-live][aria-atomic]')
        if (region) announced.add(region)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await act()
    await observersNotified(document.body)
    observer.disconnect()
    return [...announced].map((region) => region.textContent)
  }

  beforeEach(() =>
    listEvents(
      ...Array.from({ length: 40 }, (_, index) =>
        anEvent({
          id: index + 1,
          date: `${index % 3 ? 'May' : 'June'} 2, 2045`,
          category: index % 3 ? 'health' : 'education',
        }),
      ),
    ),
  )

  test('in the list', async () => {
    renderAt('/events', <EventSchedule />)
    expect(await announcedBy(() => press('Health'))).toEqual(['26 events'])
    expect(await announcedBy(() => press('Show more'))).toEqual(['24 of 26 events shown'])
    expect(await announcedBy(() => press('All'))).toEqual(['40 events'])
  })

  test('in the calendar', async () => {
    await showMonth()
    expect(await announcedBy(() => press('Education'))).toEqual(['14 events'])
    expect(await announcedBy(() => press('Next month'))).toEqual(['July 2045'])
  })
})

describe('the calendar', () => {
  test('is a table with a caption and a header for each day of the week', async () => {
    await showMonth()
    const headers = within(table('May 2045')).getAllByRole('columnheader')
    expect(headers.map((header) => header.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ])
  })

  test('has each event as a link in its day, with its category and state in words', async () => {
    await showMonth()
    const cell = screen.getByRole('cell', { name: /^13/ })
    const link = within(cell).getByRole('link', { name: 'Spring fair Health, Full' })
    expect(link).toHaveAttribute('href', '/events/3')
    expect(within(table('May 2045')).getAllByRole('link')).toHaveLength(2)
  })

  test('goes to the previous and the next month', async () => {
    await showMonth()
    await press('Next month')
    expect(table('June 2045')).toBeVisible()
    await press('Previous month')
    await press('Previous month')
    expect(table('April 2045')).toBeVisible()
  })

  test('leads from an empty month to the nearest one with events', async () => {
    await showMonth()
    await press('Next month')
    expect(screen.getByText('No events in June 2045.')).toBeVisible()
    await press('Show May 2045')
    expect(screen.getByRole('link', { name: /Spring fair/ })).toBeVisible()
  })

  test('is filtered by category like the list', async () => {
    await showMonth()
    await press('Education')
    const links = within(table('May 2045')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['School day Education'])
    await press('Community')
    expect(screen.getByText('No community events right now.')).toBeVisible()
    await press('Show all')
    expect(table('May 2045')).toBeVisible()
  })

  test('says how many events it cannot show', async () => {
    await showMonth()
    expect(screen.getByText(/1 event has no exact date yet/)).toBeVisible()
  })
})
