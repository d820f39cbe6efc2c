import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'shared/router'
import { Toaster } from 'shared/toaster'

/** Renders below a router at this URL, with the corner where toasts appear. */
export function renderAt(url: string, children: ReactNode, state: unknown = null) {
  window.history.replaceState({ usr: state, key: 'test' }, '', url)
  return render(
    <BrowserRouter>
      {children}
      <Toaster />
    </BrowserRouter>,
  )
}
