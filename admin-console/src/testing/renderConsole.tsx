import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { signIn } from 'shared/auth'
import { BrowserRouter, Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { onTestFinished } from 'vitest'
import App from '../App'
import { freezeTime } from './frozenClock'
import './keptStyles'
import { writesSettled } from 'shared/testing/writesSettled'

export type User = ReturnType<typeof userEvent.setup>

/**
 * Renders the console at a URL, signed in and with a frozen clock. To set its content, use
 * `storeAsAnotherTab`.
 * @param tokens what a store has given to this session
 */
export function renderConsole(path: string, tokens?: object, options?: RenderOptions) {
  freezeTime()
  onTestFinished(writesSettled)
  history.replaceState(null, '', path)
  signIn({ id: '1', name: 'Admin', email: 'admin@islandcare.example', role: 'admin' })
  if (tokens) {
    const session = JSON.parse(localStorage.getItem('auth') ?? '')
    localStorage.setItem('auth', JSON.stringify({ ...session, tokens }))
  }
  // As in the shell. What suspends while Testing Library renders, React does not take up again.
  const Remote = lazy(async () => ({ default: App }))
  const { unmount } = render(
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<Remote />} />
        <Route path="*" element={<p>Outside the console</p>} />
      </Routes>
      <Toaster />
    </BrowserRouter>,
    options,
  )
  // No delay between keystrokes.
  return { user: userEvent.setup({ delay: null }), unmount }
}
