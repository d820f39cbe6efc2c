import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { restoreSession } from 'shared/auth'
import { backend } from 'shared/backend'
import { RequireAuth } from 'shared/guard'
import { BrowserRouter, Route, Routes } from 'shared/router'
import { fakeSignIn } from 'shared/testing/fakeSignIn'
import { fakeStore } from 'shared/testing/fakeStore'
import { beforeEach, expect, test, vi } from 'vitest'

const loadConsole = vi.fn(async () => ({ default: () => <p>The console</p> }))

let store: ReturnType<typeof fakeSignIn>
/** Lets the store answer what it has been asked, and what it will be. */
let answer: () => void
let failing: boolean

beforeEach(() => {
  loadConsole.mockClear()
  history.replaceState(null, '', '/admin/events')
  store = fakeSignIn()
  failing = false
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  fakeStore(async (request) => {
    await answering
    return failing ? new Response('', { status: 503 }) : store.answer(request)
  })
})

const keep = (session: string) => localStorage.setItem('auth', session)

const LateSignIn = lazy(() => new Promise<{ default: () => null }>(() => {}))

function openConsole(signInPage = <p>Sign in</p>) {
  const Console = lazy(loadConsole)
  restoreSession()
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/login"
          element={
            <RequireAuth required={false} loading={null}>
              <Suspense>{signInPage}</Suspense>
            </RequireAuth>
          }
        />
        <Route
          path="*"
          element={
            <RequireAuth loading={<p>The spinner</p>} unreachable={<p>No answer</p>}>
              <Suspense>
                <Console />
              </Suspense>
            </RequireAuth>
          }
        />
      </Routes>
    </BrowserRouter>,
  )
}

test('the spinner shows until the store has answered, and no code of the console is asked for before', async () => {
  keep(store.storedSession())
  openConsole()
  expect(await screen.findByText('The spinner')).toBeVisible()
  expect(loadConsole).not.toHaveBeenCalled()
  answer()
  expect(await screen.findByText('The console')).toBeVisible()
})

test('a forged session gets the sign-in page, and no code of the console', async () => {
  keep(store.storedSession({ access_token: 'forged', refresh_token: 'forged', expires_in: 1 }))
  openConsole()
  answer()
  expect(await screen.findByText('Sign in')).toBeVisible()
  expect(loadConsole).not.toHaveBeenCalled()
  expect(localStorage.getItem('auth')).toBeNull()
})

test('while the store cannot be reached, nobody gets in and the session is kept', async () => {
  keep(store.storedSession())
  failing = true
  openConsole()
  answer()
  expect(await screen.findByText('No answer')).toBeVisible()
  expect(location.pathname).toBe('/admin/events')
  expect(loadConsole).not.toHaveBeenCalled()
  expect(localStorage.getItem('auth')).not.toBeNull()
  vi.mocked(console.warn).mockClear()
})

test('Back to a page of somebody who has signed out since does not show it', async () => {
  answer()
  await (await backend().session()).signIn(store.account.email, store.account.password)
  openConsole(<LateSignIn />)
  expect(await screen.findByText('The console')).toBeVisible()

  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  localStorage.removeItem('auth')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.queryByText('The console')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/login')
})
