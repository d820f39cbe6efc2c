import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeEvents, withPlaceTaken } from '../../testing/changeEvents'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab } from '../../testing/storage'

async function openDashboard() {
  renderConsole('/admin')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
}

function figures(heading: string) {
  const section = within(screen.getByRole('region', { name: heading }))
  const labels = section.getAllByRole('term').map((term) => term.textContent)
  const values = section.getAllByRole('definition').map((definition) => definition.textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

test('the figures are those of the specification, whatever the lists hold', async () => {
  storeAsAnotherTab('events', [])
  await openDashboard()
  expect(figures('The foundation in figures')).toEqual({
    Programs: '4',
    Events: '8',
    'Blog Posts': '12',
    Donations: '25',
    'People Served': '45,000+',
    'Health Fairs': '240',
    Volunteers: '3,600+',
  })
})

test('a second row, labeled as such, counts what the site holds', async () => {
  await openDashboard()
  expect(figures('On the site now')).toEqual({
    'Active programs': '4',
    'Draft programs': '0',
    'Upcoming events': '1',
    'Past events': '5',
    'Published posts': '3',
    'Draft posts': '1',
    'Donation records': '6',
    'Places taken': '0',
  })
})

test('the live counts follow a visitor’s registration', async () => {
  await openDashboard()
  await changeEvents((events) => withPlaceTaken(withPlaceTaken(events, 1), 6))
  await waitFor(() => expect(figures('On the site now')['Places taken']).toBe('2'))
})

test('quick actions lead to the add forms of programs, events and blog posts', async () => {
  await openDashboard()
  const links = within(screen.getByRole('list', { name: 'Quick actions' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/programs/new',
    '/admin/events/new',
    '/admin/blog/new',
  ])
})
