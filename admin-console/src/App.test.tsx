import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from './testing/renderConsole'

test.each([
  ['/admin', 'Dashboard', 'New program'],
  ['/admin/programs', 'Programs Management', 'Add program'],
  ['/admin/events', 'Events Management', 'Add event'],
  ['/admin/blog', 'Blog Management', 'Add post'],
  ['/admin/impact', 'Manage Impact Stats', 'Save Changes'],
  ['/admin/donations', 'Donations', 'Record Donation'],
  ['/admin/settings', 'Settings', 'Save payment settings'],
  ['/admin/settings?tab=general', 'Settings', 'Save general settings', 'General Settings'],
  ['/admin/settings/backup', 'Settings', 'Export a backup', 'Backup'],
])(
  '%s has the one heading %s, beside it %s, and names the document',
  async (path, heading, action, title = heading) => {
    renderConsole(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const head = screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(head).toContainElement(await screen.findByText(action))
    await waitFor(() => expect(document.title).toBe(`${title} – Island Care Foundation`))
  },
)

test.each([
  ['/admin/programs', 'Programs Management', 'Add program'],
  ['/admin/events', 'Events Management', 'Add event'],
  ['/admin/blog', 'Blog Management', 'Add post'],
])('%s/new has the heading %s and names the document %s', async (path, heading, title) => {
  const { user } = renderConsole(`${path}/new`)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await waitFor(() => expect(document.title).toBe(`${title} – Island Care Foundation`))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.title).toBe(`${heading} – Island Care Foundation`))
})

test.each(['/admin/nowhere', '/admin/events/1', '/admin/events/new/x', '/admin/settings/x'])(
  '%s is not found, inside the console’s layout',
  async (path) => {
    renderConsole(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Console' })).toBeVisible()
  },
)

test('a document just opened keeps the focus at its start; a chosen page takes it to its heading', async () => {
  const { user } = renderConsole('/admin')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Donations' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Donations' })
  await waitFor(() => expect(heading).toHaveFocus())
})
