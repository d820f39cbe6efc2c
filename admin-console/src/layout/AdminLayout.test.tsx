import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { showToast } from 'shared/toasts'
import { afterEach, expect, test } from 'vitest'
import { userEvent as userEvents } from 'vitest/browser'
import { renderConsole } from '../testing/renderConsole'
import { forgetSidebar, openDashboard, toggle } from '../testing/sidebar'
import { storeAsAnotherTab } from '../testing/storage'

afterEach(forgetSidebar)

const root = () => document.documentElement
const pressShortcut = (modifier: { ctrlKey: true } | { metaKey: true }) =>
  fireEvent.keyDown(document.body, { key: 'b', ...modifier })

test('the sidebar has the groups Management and Account and a way back to the website', async () => {
  await openDashboard()
  const management = screen.getByRole('list', { name: 'Management' })
  const ofSpecification = [
    'Dashboard',
    'Programs',
    'Events',
    'Blog',
    'Impact Stats',
    'Donations',
    'Submissions',
    'History',
    'Settings',
  ]
  const labels = within(management)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '')
  // There may be more between them.
  expect(labels.filter((label) => ofSpecification.includes(label))).toEqual(ofSpecification)
  expect(within(management).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  expect(screen.getByRole('list', { name: 'Account' })).toHaveTextContent('Logout')
  const back = screen.getByRole('link', { name: 'Back to Website' })
  expect(back).toHaveAttribute('href', '/')
  back.scrollIntoView()
  expect(back).toBeVisible()
})

test('the sidebar carries the name from the general settings', async () => {
  storeAsAnotherTab('generalSettings', {
    siteName: 'Harbor Trust',
    contactEmail: '',
    phoneNumber: '',
  })
  await openDashboard()
  expect(screen.getByRole('link', { name: /Harbor Trust/ })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Dashboard – Harbor Trust'))
})

test('a blank name is that of the seed', async () => {
  storeAsAnotherTab('generalSettings', { siteName: ' ', contactEmail: '', phoneNumber: '' })
  await openDashboard()
  expect(screen.getByRole('link', { name: 'Island Care Foundation, Dashboard' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Dashboard – Island Care Foundation'))
})

test('Logout ends the session and what it could undo, and says so; Login takes its place', async () => {
  const user = await openDashboard()
  act(() => void showToast({ kind: 'info', title: 'Gone', action: { label: 'Undo', run() {} } }))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Logged out')).toBeVisible()
  expect(screen.getByText('You have been successfully logged out.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(localStorage.getItem('auth')).toBeNull()
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

test('a logout in another tab is said, and ends what could be undone', async () => {
  await openDashboard()
  act(() => void showToast({ kind: 'info', title: 'Gone', action: { label: 'Undo', run() {} } }))
  localStorage.removeItem('auth')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null })))
  expect(await screen.findByText('You logged out in another tab.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test.each([{ ctrlKey: true } as const, { metaKey: true } as const])(
  'Ctrl or Cmd plus B collapses the sidebar, and its cookie remembers it: %o',
  async (modifier) => {
    await openDashboard()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(pressShortcut(modifier)).toBe(false)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(document.cookie).toContain('sidebar:state=false')
    pressShortcut(modifier)
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(document.cookie).toContain('sidebar:state=true')
  },
)

test('below 1024 px there are icons only, until the sidebar is opened; that is remembered', async () => {
  await setViewportWidth(1023)
  await openDashboard()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('navigation').getBoundingClientRect().width).toBe(48)
  pressShortcut({ ctrlKey: true })
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  expect(document.cookie).toContain('sidebar:state=true')
})

test('the cookie is read at the start', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the sidebar's own way of writing it
  document.cookie = 'sidebar:state=false; path=/'
  await openDashboard()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('the page before stays until the next one is there, and with it what could be undone', async () => {
  const user = await openDashboard()
  act(() => void showToast({ kind: 'info', title: 'Gone', action: { label: 'Undo', run() {} } }))
  // What comes later changes the page as well.
  await screen.findByRole('region', { name: 'The foundation by the numbers' })
  const headings = new Set<string | null | undefined>()
  const observer = new MutationObserver(() => {
    headings.add(document.querySelector('h1')?.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.click(screen.getByRole('link', { name: 'Donations' }))
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  observer.disconnect()
  expect([...headings]).toEqual(['Donations'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('below 768 px the shortcut opens the sidebar as a drawer, which a chosen page closes', async () => {
  await setViewportWidth(767)
  const user = await openDashboard()
  expect(screen.queryByRole('navigation')).toBeNull()
  pressShortcut({ ctrlKey: true })
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(document.cookie).not.toContain('sidebar:state')
  await user.click(within(drawer).getByRole('link', { name: 'Donations' }))
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Donations' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('the drawer takes the focus, and Escape gives it back', async () => {
  await setViewportWidth(767)
  const user = await openDashboard()
  for (const _time of ['first', 'second']) {
    await user.click(toggle())
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const first = within(drawer).getByRole('link', { name: /, Dashboard/ })
    await waitFor(() => expect(first).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(toggle()).toHaveFocus())
  }
})

test('the bar leads to the website, at every width', async () => {
  await openDashboard()
  for (const width of [360, 768, 1440]) {
    await setViewportWidth(width)
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'View site' })
    expect(link, `at ${width} px`).toBeVisible()
    expect(link).toHaveAttribute('href', '/')
    expect(link.getBoundingClientRect().right, `at ${width} px`).toBeLessThanOrEqual(width)
    expect(root().scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test('the bar says who is signed in, at every width, and logs out', async () => {
  const user = await openDashboard()
  const account = within(screen.getByRole('banner'))
  for (const width of [320, 360, 768, 1440]) {
    await setViewportWidth(width)
    await user.click(await account.findByRole('button', { name: 'Account' }))
    const menu = account.getByRole('region', { name: 'Account' })
    expect(menu).toHaveTextContent('Adminadmin@islandcare.exampleLogout')
    expect(menu.getBoundingClientRect().left, `at ${width} px`).toBeGreaterThanOrEqual(0)
    expect(menu.getBoundingClientRect().right, `at ${width} px`).toBeLessThanOrEqual(width)
    await userEvents.keyboard('{Escape}')
    expect(menu).not.toBeVisible()
  }
  await user.click(account.getByRole('button', { name: 'Account' }))
  await user.click(account.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('You have been successfully logged out.')).toBeVisible()
})

test('icons only are scrolled without a scrollbar, which would cover them', async () => {
  await setViewportWidth(800)
  await openDashboard()
  const scrollbar = () => {
    const brand = screen.getByRole('link', { name: /, Dashboard$/ })
    return getComputedStyle(brand.parentElement as HTMLElement).scrollbarWidth
  }
  expect(scrollbar()).toBe('none')
  await userEvents.click(toggle())
  expect(scrollbar()).toBe('auto')
})

test('where a scrollbar would be, a question dims the page, too', async () => {
  const { user } = renderConsole('/admin/donations')
  await user.click(await screen.findByRole('button', { name: 'Record Donation' }))
  await screen.findByRole('dialog')
  expect(getComputedStyle(root()).backgroundColor).toMatch(/0\.5/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(getComputedStyle(root()).backgroundColor).toBe('rgba(0, 0, 0, 0)'))
})
