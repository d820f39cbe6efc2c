import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signIn, signOut } from 'shared/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt'
import { Header } from './Header'

beforeEach(() => {
  signOut()
  window.scrollY = 0
  renderAt('/about', <Header />)
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

  test('turns opaque after scrolling 20 pixels', () => {
    const header = screen.getByRole('banner')
    window.scrollY = 20
    fireEvent.scroll(window)
    expect(header).toHaveAttribute('data-opaque', 'false')
    window.scrollY = 21
    fireEvent.scroll(window)
    expect(header).toHaveAttribute('data-opaque', 'true')
  })
})

describe('the small-screen menu', () => {
  test('opens and closes with its button', async () => {
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape and gives the focus back', async () => {
    await userEvent.click(menuButton())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menuButton()).toHaveFocus()
  })

  test('closes on navigation', async () => {
    await userEvent.click(menuButton())
    await userEvent.click(screen.getByRole('link', { name: 'Events' }))
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on a press outside, and not on one inside', async () => {
    await userEvent.click(menuButton())
    fireEvent.pointerDown(screen.getByRole('navigation'))
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    fireEvent.pointerDown(document.body)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('keeps the focus inside', async () => {
    await userEvent.click(menuButton())
    const last = screen.getByRole('link', { name: 'Donate Now' })
    last.focus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Island Care Foundation' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(last).toHaveFocus()
  })
})
