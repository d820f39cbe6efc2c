import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared/router'

/**
 * Renders as a server does, at this URL, and hydrates the markup. Returns the markup and what
 * React had to recover from; nothing, where the browser's first render is the server's.
 */
export async function hydrateAt(url: string, children: ReactNode) {
  window.history.replaceState(null, '', url)
  const tree = <BrowserRouter>{children}</BrowserRouter>
  const html = renderToString(tree)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const recoverableErrors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, tree, { onRecoverableError: (error) => recoverableErrors.push(error) }),
  )
  const hydrated = container.textContent
  act(() => root.unmount())
  container.remove()
  return { html, hydrated, recoverableErrors }
}
