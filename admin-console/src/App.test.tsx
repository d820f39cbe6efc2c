import { screen, waitFor, within } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { renderConsole } from './testing/renderConsole'

test.each([
  ['/admin', 'Dashboard', 'New program'],
  ['/admin/programs', 'Programs Management', 'Add program'],
  ['/admin/events', 'Events Management', 'Add event'],
  ['/admin/blog', 'Blog Management', 'Add post'],
  ['/admin/donations', 'Donations', 'Record Donation'],
])(
  '%s has the one heading %s, at the other end of its line %s, and names the document',
  async (path, heading, action) => {
    await setViewportWidth(1280)
    renderConsole(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const head = screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(head).toContainElement(await screen.findByText(action))
    const content = document.querySelector('main')?.getBoundingClientRect().right ?? 0
    expect(content - (head?.getBoundingClientRect().right ?? 0)).toBeLessThan(40)
    await waitFor(() => expect(document.title).toBe(`${heading} – Island Care Foundation`))
  },
)

test.each([
  ['/admin/impact', 'Manage Impact Stats', 'Save Changes'],
  ['/admin/settings', 'Settings', 'Save payment settings'],
  ['/admin/settings?tab=general', 'Settings', 'Save general settings', 'General Settings'],
  ['/admin/settings/backup', 'Settings', 'Export a backup', 'Backup'],
])(
  '%s has the one heading %s, below it %s, and names the document',
  async (path, heading, action, title = heading) => {
    renderConsole(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await screen.findByRole('button', { name: action })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${title} – Island Care Foundation`))
  },
)

test.each([
  ['/admin/programs/new', 'Programs Management', 'Add program'],
  ['/admin/events/new', 'Events Management', 'Add event'],
  ['/admin/events/new?copy=6', 'Events Management', 'Duplicate event'],
  ['/admin/events/6', 'Events Management', 'Edit event', 'Edit Heritage Month Health Fair'],
  ['/admin/blog/new', 'Blog Management', 'Add post'],
  ['/admin/blog/4', 'Blog Management', 'Edit post', 'Edit Notes for the coming year'],
])(
  '%s stands in place of %s; it is %s, and what it is about names page and document; closing returns to the list',
  async (path, list, heading, title = heading) => {
    const { user } = renderConsole(path)
    const form = within(await screen.findByRole('form', { name: heading }))
    // A copy needs a day of its own first.
    const first = heading === 'Duplicate event' ? 'Date' : 'Title'
    await waitFor(() => expect(form.getByLabelText(first)).toHaveFocus())
    const headings = screen.getAllByRole('heading', { level: 1 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([title])
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link')).toHaveAttribute('href', path.replace(/\/[^/]*$/, ''))
    await waitFor(() => expect(document.title).toBe(`${title} – Island Care Foundation`))
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(location.pathname).toBe(path.replace(/\/[^/]*$/, ''))
    expect(location.search).toBe('')
    await waitFor(() => expect(document.title).toBe(`${list} – Island Care Foundation`))
    await waitFor(() => expect(headings[0]).toHaveFocus())
    for (const key of ['programs', 'events', 'blogPosts'])
      expect(localStorage.getItem(key)).toBeNull()
  },
)

test.each([
  '/admin/nowhere',
  '/admin/events/99',
  '/admin/events/1abc',
  '/admin/events/new/x',
  '/admin/settings/x',
])('%s is not found, inside the console’s layout', async (path) => {
  renderConsole(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Console' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Page Not Found – Island Care Foundation'))
})

test('a document just opened keeps the focus at its start; a chosen page takes it to its heading', async () => {
  const { user } = renderConsole('/admin')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Donations' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Donations' })
  await waitFor(() => expect(heading).toHaveFocus())
})
