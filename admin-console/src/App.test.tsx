import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from './test/renderConsole'

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/programs', 'Programs Management'],
  ['/admin/programs/new', 'Programs Management'],
  ['/admin/events', 'Events Management'],
  ['/admin/blog', 'Blog Management'],
  ['/admin/blog/new', 'Blog Management'],
  ['/admin/impact', 'Manage Impact Stats'],
  ['/admin/donations', 'Donations'],
  ['/admin/settings', 'Settings'],
  ['/admin/settings/backup', 'Backup'],
])('%s has the one heading %s, and names the document', async (path, heading) => {
  renderConsole(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
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
