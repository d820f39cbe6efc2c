/** What the shell and its remotes have agreed on. */
import type { ComponentType } from 'react'

/**
 * The version of the contract. Raise it when an older shell could no longer run a newer remote, or
 * the reverse: after a change of the exposed module, a new shared entry, or a new meaning of one.
 * docs/contract-changelog.md says what each version means.
 */
export const contractVersion = 5

/**
 * The modules of which the page has one instance: the shell provides them and the remotes bring
 * none of them. Every subpath that is imported must be named; with "react-dom/client" left out,
 * antd brings a second copy of React DOM.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'shared/auth',
  'shared/backend',
  'shared/persistence',
  'shared/reporting',
  'shared/router',
  'shared/schema',
  'shared/toasts',
] as const
export type SingletonName = (typeof singletons)[number]

export const remoteNames = ['public-site', 'admin-console'] as const
export type RemoteName = (typeof remoteNames)[number]

/** The one module that a remote exposes. */
export const exposedModule = './App'

export interface RemoteModule {
  /** Renders the remote's own routes below the shell's router. */
  default: ComponentType
  /**
   * Fetches the code of the page at this path. A release that cannot do so for the document's own page
   * gives way to the one before it. A remote whose pages are prerendered must have it: the document
   * stays as it is until the page can be rendered.
   */
  loadPage?: (pathname: string) => Promise<unknown>
}

/** Where a remote's pointer lies, relative to the root of the site. */
export const pointerPath = (name: RemoteName) => `remotes/${name}/current.json`
