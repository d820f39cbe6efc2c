import { type ComponentType, lazy } from 'react'
import type { RemoteName } from 'shared/contract'
import { loadRemoteModule } from './loadRemoteModule'

const apps = new Map<RemoteName, ComponentType>()

/** The remote's App, requested when it is first rendered and kept for the life of the page. */
export function remoteApp(name: RemoteName): ComponentType {
  const existing = apps.get(name)
  if (existing) return existing
  const app = lazy(async () => (await loadRemoteModule(name)).module)
  apps.set(name, app)
  return app
}

/** Registers an App that is loaded already, so that it is not requested again. */
export function setRemoteApp(name: RemoteName, app: ComponentType) {
  apps.set(name, app)
}
