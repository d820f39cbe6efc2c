/** The shell for a server: renders the same tree as in the browser, around a remote's App. */
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'shared/router-server'
import { App } from './App'
import { setRemoteApp } from './remotes/RemoteApp'

/** The markup of the page at this path, for the document's root element. Rejects on any error. */
export async function renderPage(path: string, PublicSite: ComponentType): Promise<string> {
  setRemoteApp('public-site', PublicSite)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // React would move large contents behind inline scripts, which a strict CSP does not allow.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error)
      },
    },
  )
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered`)
  return new Response(prelude).text()
}
