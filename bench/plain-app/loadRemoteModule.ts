import type { RemoteModule, RemoteName } from 'shared/contract'

const remotes: Record<RemoteName, () => Promise<RemoteModule>> = {
  'public-site': () => import('../../public-site/src/App'),
  'admin-console': () => import('../../admin-console/src/App'),
}

export const loadRemoteModule = async (name: RemoteName) => ({
  release: 'bundled',
  module: await remotes[name](),
})
