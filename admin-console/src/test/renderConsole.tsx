import { render } from '@testing-library/react'
import { vi } from 'vitest'

/** Opens the console at an address, in a document of its own: a fresh store over what is stored. */
export async function renderConsole(path: string) {
  history.replaceState(null, '', path)
  vi.resetModules()
  const { BrowserRouter, Route, Routes } = await import('shared/router')
  const { Toaster } = await import('shared/toaster')
  const { signIn } = await import('shared/auth')
  const { default: App } = await import('../App')
  signIn({ id: '1', name: 'Admin', email: 'admin@islandcare.example', role: 'admin' })
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<App />} />
        <Route path="*" element={<p>Outside the console</p>} />
      </Routes>
      <Toaster />
    </BrowserRouter>,
  )
}
