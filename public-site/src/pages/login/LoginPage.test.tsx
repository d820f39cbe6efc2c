import { act, screen, waitFor } from '@testing-library/react'
import { authStore, restoreSession, signOut } from 'shared/auth'
import { backend } from 'shared/backend'
import { onReport } from 'shared/reporting'
import { fakeSignIn } from 'shared/testing/fakeSignIn'
import { fakeStore } from 'shared/testing/fakeStore'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { LoginPage } from './LoginPage'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const tooMany = () =>
  Response.json({ error_code: 'over_request_rate_limit', msg: 'Slow down' }, { status: 429 })

let store: ReturnType<typeof fakeSignIn>
let requests: ReturnType<typeof fakeStore>
/** In place of the database, for what goes wrong. */
let interfere: (path: string) => unknown

beforeEach(() => {
  store = fakeSignIn()
  interfere = () => undefined
  requests = fakeStore(async (request) => (await interfere(request.path)) ?? store.answer(request))
})

async function submit(email = store.account.email, password = store.account.password) {
  const user = setUpUser()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), email)
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const signedIn = () => waitFor(() => expect(authStore.getState().status).toBe('signedIn'))
const expectWarning = () => {
  expect(vi.mocked(console.warn).mock.calls.splice(0)).not.toEqual([])
}

test('nothing of the demonstration is shown, and nothing is asked before somebody signs in', () => {
  renderAt('/login', <LoginPage />)
  expect(document.body).not.toHaveTextContent(/demo|islandcare/i)
  expect(requests).toEqual([])
})

test('there is no trap for robots, which would be one for password managers', () => {
  renderAt('/login', <LoginPage />)
  expect(screen.queryByLabelText('Website')).not.toBeInTheDocument()
})

test('signs in without a delay and opens the page asked for 1 second later', async () => {
  vi.useFakeTimers()
  renderAt('/login', <LoginPage />, { from: { pathname: '/admin/events', search: '?tab=1' } })
  await submit()
  await pollUntil(() => expect(authStore.getState().status).toBe('signedIn'))
  await advanceTime(999)
  expect(screen.getByText('Success!')).toBeInTheDocument()
  expect(location.pathname).toBe('/login')
  await advanceTime(1)
  expect(location.pathname + location.search).toBe('/admin/events?tab=1')
})

test.each([
  ['a wrong password', 'wrong horse'],
  ['one who is no administrator', 'correct horse'],
])('%s gets the words for a mismatch', async (_, password) => {
  store.isAdministrator = false
  renderAt('/login', <LoginPage />)
  await submit(store.account.email, password)
  expect(await screen.findByText('Login failed')).toBeInTheDocument()
  expect(
    screen.getByText('Invalid email or password. Please try again', { selector: 'form p' }),
  ).toBeInTheDocument()
  expect(authStore.getState().status).toBe('signedOut')
  await waitFor(() => expect(store.isLive()).toBe(false))
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/horse|access/)
})

test('a database that cannot be reached is an unexpected error, and what was typed stays', async () => {
  interfere = lost
  renderAt('/login', <LoginPage />)
  await submit()
  expect(await screen.findByText('Error')).toBeInTheDocument()
  expect(
    screen.getByText('An unexpected error occurred. Please try again.', { selector: 'form p' }),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue(store.account.email)
  expect(screen.getByLabelText('Password')).toHaveValue(store.account.password)
  expectWarning()

  interfere = () => undefined
  await setUpUser().click(screen.getByRole('button', { name: 'Sign In' }))
  await signedIn()
})

test('after too many attempts it says to wait', async () => {
  interfere = tooMany
  renderAt('/login', <LoginPage />)
  await submit()
  expect(await screen.findByText('Too many attempts')).toBeInTheDocument()
  expect(
    screen.getByText('Please wait a few minutes before you try again.', { selector: 'form p' }),
  ).toBeInTheDocument()
  expect(console.warn).not.toHaveBeenCalled()
})

test('who is signed in already is sent to /admin when the database has confirmed it', async () => {
  localStorage.setItem('auth', store.storedSession())
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  interfere = () => answering
  restoreSession()
  renderAt('/login', <LoginPage />)
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(location.pathname).toBe('/login')
  answer()
  await waitFor(() => expect(location.pathname).toBe('/admin'))
})

test('who was led here because the session has ended reads why, and nobody who has signed out', async () => {
  localStorage.setItem('auth', store.storedSession())
  store.end()
  restoreSession()
  await waitFor(() => expect(authStore.getState().status).toBe('signedOut'))
  const from = { pathname: '/admin/events' }
  const { unmount } = renderAt('/login', <LoginPage />, { from })
  expect(await screen.findByText(/^Your session has ended. Sign in again/)).toBeVisible()
  await submit()
  await signedIn()
  unmount()
  signOut()
  renderAt('/login', <LoginPage />, { from })
  await act(async () => void (await backend().session()))
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  await waitFor(() => expect(store.isLive()).toBe(false))
})

async function forgetPassword(email = 'ann@example.com') {
  const user = setUpUser()
  await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(await heading('Forgot Password')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
}

test.each<[string, () => unknown]>([
  ['known', () => undefined],
  ['known, and has been sent one a moment ago', tooMany],
  ['refused', () => Response.json({ error_code: 'validation_failed' }, { status: 422 })],
])('Forgot password answers the same for an address that is %s', async (_, answer) => {
  interfere = answer
  renderAt('/login', <LoginPage />)
  await forgetPassword()
  const title = await screen.findByRole('heading', { name: 'Check your email' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByText(/^If this address belongs to an administrator/)).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.path).toBe(
    `/auth/v1/recover?redirect_to=${encodeURIComponent(`${location.origin}/login`)}`,
  )
  await setUpUser().click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(await heading('Admin Sign In')).toBeVisible()
})

test('Forgot password says when the database cannot be reached, and keeps the address', async () => {
  interfere = lost
  renderAt('/login', <LoginPage />)
  await forgetPassword()
  expect(await screen.findByText('Error')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com')
  expectWarning()
})

function openLink(type = 'recovery') {
  const { access_token, refresh_token } = store.grant()
  const fragment = new URLSearchParams({ access_token, refresh_token, expires_in: '3600', type })
  return renderAt(`/login#${fragment}`, <LoginPage />)
}

async function setPassword(password: string, repeated = password) {
  const user = setUpUser()
  for (const [label, text] of [
    ['New password', password],
    ['Repeat the new password', repeated],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }))
}

test.each(['recovery', 'invite'])(
  'the link of a %s email sets a password and signs in',
  async (type) => {
    openLink(type)
    expect(await heading('Set a New Password')).toBeVisible()
    await setPassword('a new password')
    await waitFor(() => expect(location.pathname).toBe('/admin'))
    expect(authStore.getState().user?.name).toBe('Ann')
    expect(store.account.password).toBe('a new password')
  },
)

test('the new password has 12 characters at least, and is typed twice', async () => {
  openLink()
  await setPassword('eleven char', 'another')
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible()
  await setPassword('twelve chars', 'twelve chars?')
  expect(await screen.findByText('The passwords don’t match')).toBeVisible()
  expect(requests).toEqual([])
})

test('the tokens of a link stay neither in the URL nor in a report', async () => {
  const reports: unknown[] = []
  onTestFinished(onReport((report) => reports.push(report)))
  interfere = lost
  const entries = history.length
  openLink()
  expect(await heading('Set a New Password')).toBeVisible()
  await waitFor(() => expect(location.href).toBe(`${location.origin}/login`))
  expect(history.length).toBe(entries)
  await setPassword('typed by Ann')
  expect(await screen.findByText('Error')).toBeInTheDocument()
  expect(reports).toHaveLength(1)
  const logged = vi.mocked(console.warn).mock.calls.splice(0)
  const told = JSON.stringify([reports, logged.map(String), history.state])
  expect(told).not.toMatch(/access-1|refresh-1|typed by Ann/)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/access-1|refresh-1/)
})

test('a link that is over leads to asking for another one', async () => {
  renderAt(
    '/login#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    <LoginPage />,
  )
  expect(await heading('Forgot Password')).toBeVisible()
  expect(screen.getByText(/^This link has expired or was already used/)).toBeVisible()
  await waitFor(() => expect(location.hash).toBe(''))
})

test('a link that ends while the password is typed leads there, too', async () => {
  openLink()
  expect(await heading('Set a New Password')).toBeVisible()
  store.end()
  await setPassword('a new password')
  expect(await heading('Forgot Password')).toBeVisible()
  expect(screen.getByText('This link is no longer valid')).toBeInTheDocument()
})

test('a password that the database finds too simple is said to be', async () => {
  interfere = () => Response.json({ error_code: 'weak_password' }, { status: 422 })
  openLink()
  await setPassword('123456789012')
  expect(await screen.findByText('Please choose another password')).toBeInTheDocument()
})
