import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared/router'

/**
 * Renders as a server does, at this address, and hydrates the markup. Returns the markup and what
 * React had to mend; nothing, where the browser's first render is the server's.
 */
export async function hydrateAt(address: string, children: ReactNode) {
  window.history.replaceState(null, '', address)
  const tree = <BrowserRouter>{children}</BrowserRouter>
  const html = renderToString(tree)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const mended: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, tree, { onRecoverableError: (error) => mended.push(error) }),
  )
  const hydrated = container.textContent
  act(() => root.unmount())
  container.remove()
  return { html, hydrated, mended }
}
