import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes, useLocation } from 'shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = { id: '1', name: 'Admin', email: 'admin@example.com', role: 'admin' } as const

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  history.replaceState(null, '', '/admin/donations?page=2')
})

afterEach(cleanup)

/** A document of its own, in which nobody has looked yet whether somebody is signed in. */
async function openGuardedPage() {
  const { RequireAuth } = await import('./RequireAuth')
  const auth = await import('shared/auth')
  return {
    ...auth,
    show: () =>
      render(
        <BrowserRouter>
          <Routes>
            <Route path="/login" element={<SignIn />} />
            <Route
              path="*"
              element={<RequireAuth loading={<p>The spinner</p>}>The console</RequireAuth>}
            />
          </Routes>
        </BrowserRouter>,
      ),
  }
}

function SignIn() {
  return <p>Sign in to see {useLocation().state.from.pathname}</p>
}

test('while authentication loads, the spinner shows', async () => {
  const { show } = await openGuardedPage()
  show()
  expect(document.body.textContent).toBe('The spinner')
})

test('who is signed in sees the page', async () => {
  const { show, signIn } = await openGuardedPage()
  signIn(user)
  show()
  expect(document.body.textContent).toBe('The console')
})

test('who is not is sent to sign in, in place of the entry in the history', async () => {
  const { show, restoreSession } = await openGuardedPage()
  const entries = history.length
  restoreSession()
  show()
  expect(screen.getByText('Sign in to see /admin/donations')).toBeTruthy()
  expect(location.pathname).toBe('/login')
  expect(history.length).toBe(entries)
})
