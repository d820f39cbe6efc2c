/** How a remote is built: it exposes one module and takes all singletons from the shell. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import type { Plugin, PluginOption } from 'vite'
import { exposedModule, type RemoteName, singletons } from '../src/contract/contract.ts'
import { exposedSource, remoteEntryFile } from './remoteFiles.ts'
import { wholeGraphFirst } from './wholeGraphFirst.ts'

const sharedDir = fileURLToPath(new URL('..', import.meta.url))

/**
 * The federation plugin does not share what a package imports from itself. The singletons that `shared`
 * imports come from the shell too.
 */
const singletonsWithinShared: Plugin = {
  name: 'singletons-within-shared',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^shared\// },
    order: 'pre',
    handler(source, importer) {
      const isSingleton = singletons.some((singleton) => singleton === source)
      if (!isSingleton || !importer?.startsWith(sharedDir)) return null
      return this.resolve(source, path.resolve(exposedSource), { skipSelf: true })
    },
  },
}

export const remoteFederation = (name: RemoteName): PluginOption => [
  wholeGraphFirst(),
  singletonsWithinShared,
  federation({
    name,
    filename: remoteEntryFile,
    exposes: { [exposedModule]: `./${exposedSource}` },
    shared: Object.fromEntries(
      singletons.map((module) => [module, { singleton: true, import: false }]),
    ),
    // The default, `version-first`, fetches every remote at start.
    shareStrategy: 'loaded-first',
    // The page has one federation runtime: the shell's.
    experiments: { externalRuntime: true },
    disableRemote: true,
    // Our pointers replace the runtime's manifests.
    disableSnapshot: true,
    manifest: false,
    // Types come from `shared`.
    dts: false,
    dev: { remoteHmr: true },
    // Off: after 10 seconds the plugin would go on with what it has analyzed by then, and the build
    // would depend on how fast the machine is.
    moduleParseTimeout: 0,
  }),
]
