import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreSession } from 'shared/auth'
import { BrowserRouter } from 'shared/router'
import { App } from './App'
import { reportUnhandledErrors, rootOptions } from './errorReporting'
import { type Prerendered, readPrerendered } from './prerendered'
import { loadRemoteModule } from './remotes/loadRemoteModule'
import { setRemoteApp } from './remotes/remoteApps'

/** Renders the site: hydrates the prerendered page where it fits, else renders from scratch. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root" to render into')

  reportUnhandledErrors()
  restoreSession()
  const prerendered = readPrerendered()
  if (prerendered && (await loadPrerenderedRelease(prerendered))) {
    // In a transition React hydrates in slices of a few milliseconds and answers events in between.
    startTransition(() => {
      hydrateRoot(root, site, rootOptions)
    })
  } else {
    root.replaceChildren()
    createRoot(root, rootOptions).render(site)
  }
}

const site = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

/**
 * Loads the release that the document's page was rendered from. `false` when the page does not
 * belong to the URL, or when that release cannot be loaded: the markup cannot be hydrated then.
 */
async function loadPrerenderedRelease({ path, pointers }: Prerendered): Promise<boolean> {
  const pointer = pointers['public-site']
  if (!pointer || path !== location.pathname.replace(/(.)\/$/, '$1')) return false
  try {
    const { release, module } = await loadRemoteModule('public-site', pointer)
    setRemoteApp('public-site', module.default)
    return release === pointer.release
  } catch {
    // Reported by the loader. Rendering the site tries again and shows the failure.
    return false
  }
}
