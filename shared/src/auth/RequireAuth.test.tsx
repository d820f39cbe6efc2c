import { act, render, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { restoreSession, signIn, signOut } from 'shared/auth'
import { BrowserRouter, Route, Routes, useLocation } from 'shared/router'
import { beforeEach, expect, test } from 'vitest'
import { RequireAuth } from './RequireAuth'

const user = { id: '1', name: 'Admin', email: 'admin@example.com', role: 'admin' } as const

beforeEach(() => history.replaceState(null, '', '/admin/donations?page=2'))

const guardedPage = (
  <BrowserRouter>
    <Routes>
      <Route path="/login" element={<SignIn />} />
      <Route
        path="*"
        element={<RequireAuth loading={<p>The spinner</p>}>The console</RequireAuth>}
      />
    </Routes>
  </BrowserRouter>
)

function SignIn() {
  return <p>Sign in to see {useLocation().state.from.pathname}</p>
}

test('while authentication loads, the spinner shows', () => {
  // As on a server and in the first render of a page, before the session is restored.
  expect(renderToString(guardedPage)).toBe('<p>The spinner</p>')
})

test('who is signed in sees the page', () => {
  signIn(user)
  expect(render(guardedPage).container.textContent).toBe('The console')
})

test('who is not is sent to sign in, in place of the entry in the history', () => {
  const entries = history.length
  restoreSession()
  render(guardedPage)
  expect(screen.getByText('Sign in to see /admin/donations')).toBeVisible()
  expect(location.pathname).toBe('/login')
  expect(history.length).toBe(entries)
})

test('who signs out sees the page until the sign-in page has loaded', async () => {
  signIn(user)
  let arrive = () => {}
  const LateSignIn = lazy(
    () =>
      new Promise<{ default: typeof SignIn }>((resolve) => {
        arrive = () => resolve({ default: SignIn })
      }),
  )
  const guarded = (required: boolean, page: ReactNode) => (
    <RequireAuth required={required} loading={<p>The spinner</p>}>
      <Suspense>{page}</Suspense>
    </RequireAuth>
  )
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={guarded(false, <LateSignIn />)} />
        <Route path="*" element={guarded(true, <p>The console</p>)} />
      </Routes>
    </BrowserRouter>,
  )
  await act(async () => signOut())
  expect(location.pathname).toBe('/login')
  expect(screen.getByText('The console')).toBeVisible()

  await act(async () => arrive())
  expect(screen.getByText('Sign in to see /admin/donations')).toBeVisible()
  expect(screen.queryByText('The console')).not.toBeInTheDocument()
})
