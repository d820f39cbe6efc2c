import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'shared/router'
import { Toaster } from 'shared/toaster'

/** Renders below a router at this address, with the corner where toasts appear. */
export function renderAt(address: string, children: ReactNode, state: unknown = null) {
  window.history.replaceState({ usr: state, key: 'test' }, '', address)
  return render(
    <BrowserRouter>
      {children}
      <Toaster />
    </BrowserRouter>,
  )
}
