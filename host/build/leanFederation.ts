import type { Plugin } from 'vite'

const handler = 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()'

/**
 * Leaves out of the federation runtime the handler of manifests, which our pointers replace: 2 kB (gzip).
 * Without its plugin nothing asks the handler, but that a remote that is registered again is forgotten.
 */
export const leanFederation = (): Plugin => ({
  name: 'lean-federation',
  apply: 'build',
  transform: {
    filter: { id: /\/@module-federation\/runtime-core\/dist\/core\.js$/ },
    handler(code) {
      if (!code.includes(handler)) throw new Error(`The federation runtime has no "${handler}"`)
      return {
        code: code.replace(handler, '{ hooks: new PluginSystem({}), manifestCache: new Map() }'),
        // Every line stays where it is.
        map: null,
      }
    },
  },
})
