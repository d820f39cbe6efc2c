import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signIn } from 'shared/auth'
import { BrowserRouter, Route, Routes } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { onTestFinished } from 'vitest'
import App from '../App'
import { writesSettled } from './settledWrites'
import { standStill } from './standingClock'

export type User = ReturnType<typeof userEvent.setup>

/**
 * Opens the console at a URL, signed in, and has the clock stand still. The console shows what
 * is stored: see `storeAsAnotherTab`.
 */
export function renderConsole(path: string) {
  standStill()
  onTestFinished(writesSettled)
  history.replaceState(null, '', path)
  signIn({ id: '1', name: 'Admin', email: 'admin@islandcare.example', role: 'admin' })
  const { unmount } = render(
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<App />} />
        <Route path="*" element={<p>Outside the console</p>} />
      </Routes>
      <Toaster />
    </BrowserRouter>,
  )
  // Between two keystrokes nothing has to be waited for.
  return { user: userEvent.setup({ delay: null }), unmount }
}
