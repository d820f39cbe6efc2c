import { type ComponentType, lazy } from 'react'
import type { RemoteModule, RemoteName } from 'shared/contract'
import { loadRemoteModule } from './loadRemoteModule'

/** Without the page that the document was opened for, a release gives way to the one before it. */
export const loadOpenPage = ({ loadPage }: RemoteModule) => loadPage?.(location.pathname)

const openedPath = globalThis.location?.pathname
const apps = new Map<RemoteName, ComponentType>()

/** The remote's App, requested when it is first rendered and kept for the life of the page. */
export function remoteApp(name: RemoteName): ComponentType {
  const existing = apps.get(name)
  if (existing) return existing
  // Where a link or the guard leads to another page, the remote's frame can show before it, and say what
  // failed.
  const isOpened = apps.size === 0 && location.pathname === openedPath
  const prepare = isOpened ? loadOpenPage : undefined
  const app = lazy(async () => (await loadRemoteModule(name, undefined, prepare)).module)
  apps.set(name, app)
  return app
}

/** Registers an App that is loaded already, so that it is not requested again. */
export function setRemoteApp(name: RemoteName, app: ComponentType) {
  apps.set(name, app)
}
