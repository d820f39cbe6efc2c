import type { RemoteModule, RemoteName } from 'shared/contract'

// The remotes that `vite.config.ts` configures statically.
const remotes: Record<RemoteName, () => Promise<RemoteModule>> = {
  // @ts-expect-error -- the federation plugin resolves it
  'public-site': () => import('public-site/App'),
  // @ts-expect-error -- the federation plugin resolves it
  'admin-console': () => import('admin-console/App'),
}

export const loadRemoteModule = async (name: RemoteName) => ({
  release: 'static',
  module: await remotes[name](),
})
