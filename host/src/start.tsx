import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreSession } from 'shared/auth'
import type { ReleaseReference } from 'shared/pointer'
import { reportError } from 'shared/reporting'
import { BrowserRouter } from 'shared/router'
import { App } from './App'
import { reportUnhandledErrors, rootOptions } from './errorReporting'
import { loadConsoleOnSignIn } from './loadConsoleOnSignIn'
import { readPrerendered } from './prerendered'
import { watchReleases } from './releaseNotice'
import { loadRemoteModule } from './remotes/loadRemoteModule'
import { loadOpenPage, setRemoteApp } from './remotes/RemoteApp'
import { RemoteLoadError } from './remotes/RemoteLoadError'
import { startBackend } from './startBackend'

/**
 * Renders the site: hydrates the prerendered page where there is one, else renders from scratch.
 * `false` when the prerendered page stays as it is, because its code could not be loaded.
 */
export async function start(): Promise<boolean> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root" to render into')
  reportUnhandledErrors()
  const keepContentFresh = await startBackend()
  restoreSession()
  loadConsoleOnSignIn()
  watchReleases()
  const isWorking = await showPage(root)
  keepContentFresh()
  return isWorking
}

async function showPage(root: HTMLElement): Promise<boolean> {
  const prerendered = readPrerendered()
  const release = prerendered?.releases['public-site']
  if (release && prerendered.path === location.pathname.replace(/(.)\/$/, '$1')) {
    return takeOver(root, release)
  }
  // React replaces what is there when it has something to show.
  createRoot(root, rootOptions).render(site)
  return true
}

const site = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

/**
 * Hydrates the prerendered page. It stays as it is until its code has loaded: a page that can be
 * read is never removed.
 */
async function takeOver(root: HTMLElement, rendered: ReleaseReference): Promise<boolean> {
  try {
    const { release, module } = await loadRemoteModule('public-site', rendered, loadOpenPage)
    setRemoteApp('public-site', module.default)
    if (release !== rendered.release) return await replaceOnceRendered(root)
    // In a transition React hydrates in slices of a few milliseconds and answers events in between.
    startTransition(() => {
      hydrateRoot(root, site, rootOptions)
    })
    return true
  } catch (error) {
    // The loader has reported its own errors.
    if (!(error instanceof RemoteLoadError)) {
      reportError('host', 'The page could not be taken over', error)
    }
    return false
  }
}

/**
 * Replaces the prerendered page with that of another release once it has rendered; `false` when it
 * rendered an error.
 */
function replaceOnceRendered(root: HTMLElement): Promise<boolean> {
  const next = root.cloneNode() as HTMLElement
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!next.querySelector('main h1')) return
      observer.disconnect()
      const failed = next.querySelector('main [role="alert"]') !== null
      if (!failed) root.replaceWith(next)
      resolve(!failed)
    })
    observer.observe(next, { childList: true, subtree: true })
    createRoot(next, rootOptions).render(site)
  })
}
