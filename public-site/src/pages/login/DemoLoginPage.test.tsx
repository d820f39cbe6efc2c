import { screen } from '@testing-library/react'
import { authStore, signIn } from 'shared/auth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { DemoLoginPage } from './DemoLoginPage'

const email = 'admin@islandcare.example'
const password = 'admin12345'

async function submit(typedEmail: string, typedPassword: string) {
  const user = setUpUser()
  if (typedEmail) await user.type(screen.getByLabelText('Email'), typedEmail)
  if (typedPassword) await user.type(screen.getByLabelText('Password'), typedPassword)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return user
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('Admin Sign In', () => {
  test('shows the demo credentials and a way back to the website', () => {
    renderAt('/login', <DemoLoginPage />)
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.getByText(password)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the website' })).toHaveAttribute('href', '/')
  })

  test('needs a valid email address and a password of 8 characters', async () => {
    renderAt('/login', <DemoLoginPage />)
    await submit('admin', 'admin')
    await advanceTime(0)
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  test('a mismatch fails after 1 second', async () => {
    renderAt('/login', <DemoLoginPage />)
    await submit(email, 'wrong-password')
    await advanceTime(999)
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument()
    await advanceTime(1)
    await pollUntil(() => screen.getByText('Login failed'))
    expect(
      screen.getByText('Invalid email or password. Please try again', { selector: 'form p' }),
    ).toBeInTheDocument()
    expect(authStore.getState().status).toBe('signedOut')
  })

  test('an exception is said to be an unexpected error, and is logged', async () => {
    vi.spyOn(authStore, 'dispatch').mockImplementationOnce(() => {
      throw new Error('no store')
    })
    renderAt('/login', <DemoLoginPage />)
    await submit(email, password)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Error'))
    expect(
      screen.getByText('An unexpected error occurred. Please try again.', { selector: 'form p' }),
    ).toBeInTheDocument()
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })

  test('signs in after 1 second and opens the console 1 second later', async () => {
    renderAt('/login', <DemoLoginPage />)
    await submit(email, password)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Success!'))
    expect(authStore.getState().status).toBe('signedIn')
    expect(screen.getByText('You have successfully logged in.')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/login')
    await advanceTime(1000)
    expect(window.location.pathname).toBe('/admin')
  })

  test('leads to the page that the visitor came from', async () => {
    renderAt('/login', <DemoLoginPage />, {
      from: { pathname: '/admin/events', search: '?tab=past' },
    })
    await submit(email, password)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Success!'))
    await advanceTime(1000)
    expect(window.location.pathname + window.location.search).toBe('/admin/events?tab=past')
  })

  test('a visitor who is signed in already is sent to /admin', async () => {
    signIn({ id: '1', name: 'Admin', email, role: 'admin' })
    renderAt('/login', <DemoLoginPage />)
    await advanceTime(0)
    expect(window.location.pathname).toBe('/admin')
  })

  test('a visitor who has gone to another page is not redirected', async () => {
    const { unmount } = renderAt('/login', <DemoLoginPage />)
    await submit(email, password)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Success!'))
    unmount()
    await advanceTime(1000)
    expect(window.location.pathname).toBe('/login')
  })

  test('keeps no password in the browser', async () => {
    renderAt('/login', <DemoLoginPage />)
    await submit(email, password)
    await advanceTime(1000)
    await pollUntil(() => screen.getByText('Success!'))
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain(email)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password)
  })

  test('shows and hides the password', async () => {
    renderAt('/login', <DemoLoginPage />)
    const user = setUpUser()
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  test('Remember me is there, off, and Forgot password leads nowhere', () => {
    renderAt('/login', <DemoLoginPage />)
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  })
})
