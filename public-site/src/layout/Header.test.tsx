import { act, screen } from '@testing-library/react'
import { signIn } from 'shared/auth'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { setTextSize } from 'shared/testing/setTextSize'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { showToast } from 'shared/toasts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { Header } from './Header'

beforeEach(() => {
  renderAt(
    '/about',
    <>
      <Header />
      <div style={{ height: '200vh' }} />
    </>,
  )
})

/** Resolves once the page has handled the scrolling. */
const scrollPageTo = (top: number) =>
  act(async () => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo({ top, behavior: 'instant' })
    await heard
  })

const menuButton = () => screen.getByRole('button', { name: 'Menu' })

describe('the header', () => {
  test.each([
    ['About', '/about'],
    ['Programs', '/programs'],
    ['Events', '/events'],
    ['Get Involved', '/get-involved'],
    ['Donate Now', '/donate'],
    ['Login', '/login'],
  ])('links %s to %s', (name, path) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  test('describes Login as Login to Member Portal', () => {
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAccessibleDescription(
      'Login to Member Portal',
    )
  })

  test('leads to the console instead when somebody is signed in', () => {
    act(() => signIn({ id: '1', name: 'A', email: 'a@example.com', role: 'admin' }))
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  test('turns opaque after scrolling 20 pixels', async () => {
    const header = screen.getByRole('banner')
    await scrollPageTo(20)
    expect(header).toHaveAttribute('data-opaque', 'false')
    await scrollPageTo(21)
    expect(header).toHaveAttribute('data-opaque', 'true')
    await scrollPageTo(0)
    expect(header).toHaveAttribute('data-opaque', 'false')
  })
})

test('its ground comes at once under reduced motion, and else fades in', async () => {
  const duration = () => getComputedStyle(screen.getByRole('banner')).transitionDuration
  await emulateMedia({ reducedMotion: 'no-preference' })
  expect(duration()).toBe('0.18s, 0.18s')
  await emulateMedia({ reducedMotion: 'reduce' })
  expect(duration()).toBe('0s, 0s')
})

test.each([320, 360, 768])('donating is one press away beside the menu at %i px', async (width) => {
  document.documentElement.style.setProperty('--edge', '16px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--edge'))
  await setViewportWidth(width)
  const parts = [
    screen.getByRole('link', { name: 'Island Care Foundation' }),
    menuButton(),
    screen.getByRole('link', { name: 'Donate Now' }),
  ].map((part) => part.getBoundingClientRect())
  for (const [index, { left, height }] of parts.entries()) {
    expect(left).toBeGreaterThan(parts[index - 1]?.right ?? 0)
    // The name has two lines at most.
    expect(height).toBe(44)
  }
  expect(parts[2]?.right).toBeLessThanOrEqual(width - 16)
})

test('on a tablet, a name in text of 200 % has room beside the buttons, and in the header', async () => {
  await setViewportWidth(768)
  setTextSize(200)
  const name = screen.getByText('Island Care Foundation')
  await document.fonts.ready
  // Nothing but tails of letters is below its last line.
  expect(name.scrollHeight - name.clientHeight).toBeLessThan(5)
  expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(72)
  expect(name.getBoundingClientRect().right).toBeLessThan(menuButton().getBoundingClientRect().left)
  expect(document.documentElement.scrollWidth).toBe(768)
})

describe('the small-screen menu', () => {
  let user: ReturnType<typeof setUpUser>

  beforeEach(async () => {
    user = setUpUser()
    await setViewportWidth(600)
  })

  test('opens and closes with its button', async () => {
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await user.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('navigation')).toBeVisible()
    await user.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('shows a cross on its button, in place of the word where both have no room', async () => {
    await setViewportWidth(360)
    const [cross, word] = [() => menuButton().querySelector('svg'), () => screen.getByText('Menu')]
    expect(cross()).toHaveStyle({ opacity: '0' })
    expect(word()).toHaveStyle({ opacity: '1' })
    await user.click(menuButton())
    expect(cross()).toHaveStyle({ opacity: '1' })
    expect(word()).toHaveStyle({ opacity: '0' })
  })

  test('is not covered by a toast', async () => {
    act(() => void showToast({ kind: 'success', title: 'Registration successful!' }))
    await user.click(menuButton())
    const toast = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect()
    expect(toast.top).toBeGreaterThan(
      screen.getByRole('link', { name: 'Login' }).getBoundingClientRect().bottom,
    )
  })

  test('leaves a toast its width where the window is low and narrow', async () => {
    await page.viewport(640, 400)
    act(() => void showToast({ kind: 'success', title: 'Registration successful!' }))
    await user.click(menuButton())
    const toast = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect()
    expect(toast.width).toBe(380)
    expect(toast.top).toBeGreaterThan(0)
  })

  test('lies under no toast while it has the focus where the window is low and narrow', async () => {
    await page.viewport(640, 400)
    act(() => void showToast({ kind: 'success', title: 'Registration successful!' }))
    const toast = screen.getByRole('region', { name: 'Notifications' })
    expect(toast.getBoundingClientRect().top).toBe(8)
    await userEvent.tab()
    expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement)
    expect(toast.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByRole('banner').getBoundingClientRect().bottom,
    )
  })

  test('closes on Escape and gives the focus back', async () => {
    await user.click(menuButton())
    await userEvent.keyboard('{Tab}{Escape}')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menuButton()).toHaveFocus()
  })

  test('closes on navigation', async () => {
    await user.click(menuButton())
    await user.click(screen.getByRole('link', { name: 'Events' }))
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes at once over a page that stays until the next is there', async () => {
    const link = screen.getByRole('link', { name: 'Events', hidden: true })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(menuButton())
    await user.click(link)
    expect(location.pathname).toBe('/about')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on a press outside, and not on one inside', async () => {
    await user.click(menuButton())
    await userEvent.click(screen.getByRole('navigation'), { position: { x: 2, y: 2 } })
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body, { position: { x: 300, y: 700 } })
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the screen becomes wide', async () => {
    await user.click(menuButton())
    await setViewportWidth(960)
    expect(screen.getByRole('navigation').matches(':popover-open')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
  })

  test('keeps the focus inside', async () => {
    await user.click(menuButton())
    const last = screen.getByRole('link', { name: 'Donate Now' })
    last.focus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Island Care Foundation' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(last).toHaveFocus()
  })
})
