/** What the shell and its remotes have agreed on. */
import type { ComponentType } from 'react'

/**
 * The version of the agreement. Raise it when an older shell could no longer run a newer remote or
 * the reverse: another exposed module, a shared entry that is new or changes its
 * meaning. What each version means stands in docs/contract-changelog.md.
 */
export const contractVersion = 2

export { type SingletonName, singletons } from './singletons.ts'

export const remoteNames = ['public-site', 'admin-console'] as const
export type RemoteName = (typeof remoteNames)[number]

/** The one module that a remote exposes. */
export const exposedModule = './App'

/** Its default export renders the remote's own routes below the shell's router. */
export interface RemoteModule {
  default: ComponentType
}
