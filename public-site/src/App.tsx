import { lazy } from 'react'
import { loadLoginPage } from './loadLoginPage'

// A chunk of its own, so that its style sheets are loaded by Vite's loader, which knows those that a
// prerendered document has already. The federation plugin's would apply them again, after the page's.
const loadSite = () => import('./Site')

const Site = lazy(async () => {
  // The guard redirects here from a document of another page: the code is requested at once.
  if (location.pathname === '/login') loadLoginPage().catch(() => {})
  return { default: (await loadSite()).Site }
})

/** Fetches the code of the page at this path. */
export const loadPage = async (pathname: string) => (await loadSite()).loadPage(pathname)

/** The visitors' remote. The shell mounts it wherever the console is not. */
export default function App() {
  return <Site />
}
