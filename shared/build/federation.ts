/**
 * How the three builds are federated. The shell provides everything that must exist once in the
 * page; the remotes bring nothing of it (see docs/decisions/0002-lean-federation.md).
 */
import { federation } from '@module-federation/vite'
import type { PluginOption } from 'vite'
import { exposedModule, type RemoteName } from '../src/contract/contract.ts'

/** Modules of which the page has one instance. Every subpath that is imported must be named. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'shared/router',
  'shared/auth',
  'shared/persistence',
  'shared/toasts',
]

const sharedModules = (options: { import?: false }) =>
  Object.fromEntries(singletons.map((name) => [name, { singleton: true, ...options }]))

const everywhere = {
  // The default, `version-first`, fetches every remote at start.
  shareStrategy: 'loaded-first',
  // Our pointers replace the runtime's manifests.
  disableSnapshot: true,
  manifest: false,
  // Types come from `shared`.
  dts: false,
} as const

export function shellFederation(): PluginOption {
  return federation({
    ...everywhere,
    name: 'host',
    filename: 'assets/remoteEntry-[hash].js',
    shared: sharedModules({}),
    experiments: { provideExternalRuntime: true },
  })
}

/** The source of the module that a remote exposes. */
export const exposedSource = 'src/App.tsx'

/** The file name of a remote's federation entry. */
export const remoteEntryFile = 'remoteEntry.js'

export function remoteFederation(name: RemoteName): PluginOption {
  return federation({
    ...everywhere,
    name,
    filename: remoteEntryFile,
    exposes: { [exposedModule]: `./${exposedSource}` },
    // The shell provides them: a remote brings no fallback of its own.
    shared: sharedModules({ import: false }),
    disableRemote: true,
    experiments: { externalRuntime: true },
    dev: { remoteHmr: true },
  })
}
