/** The Vite configuration that the remotes have in common. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import type { RemoteName } from '../src/contract/contract.ts'
import { prerenderFolder } from '../src/contract/prerendering.ts'
import { classNames } from './classNames.ts'
import { remoteFederation } from './federation.ts'
import { moduleReport } from './moduleReport.ts'
import { exposedSource } from './remoteFiles.ts'

/** Modules by parts of their paths. */
interface ModuleGroup {
  paths: string[]
  except?: string[]
  /** How many entries and late imports need a module for it to go into the group; 2 where left out. */
  users?: number
}

interface RemoteConfigOptions {
  name: RemoteName
  /** Of the dev server. */
  port: number
  /**
   * Modules that go into a chunk of this name, with all that they import, once two pages use them.
   * The first group that matches takes a module.
   */
  groups?: Record<string, ModuleGroup>
  /** What the exposed module imports besides; it shares the chunk that comes before that module anyway. */
  withFederation?: ModuleGroup
  /**
   * Whether a late import requests all that it needs at once. The chunk that imports it names those files,
   * which costs a first page some bytes.
   */
  preloadsLate?: boolean
  /** The remote's own. */
  plugins?: PluginOption[]
}

/**
 * The bundle that prerenders a remote's pages, one file since all of it is needed. Packages stay outside it;
 * nothing is federated.
 */
const serverConfig: UserConfig = {
  publicDir: false,
  plugins: [react()],
  css: { modules: classNames },
  build: {
    target: 'node20',
    outDir: `dist/${prerenderFolder}`,
    rolldownOptions: { input: 'src/server.tsx', output: { codeSplitting: false } },
  },
}

// Vite's name of the module whose `__vitePreload` it calls around each dynamic import.
const helperId = /^\0vite\/preload-helper\.js$/
const loader = (name: string) =>
  JSON.stringify(fileURLToPath(new URL(`../src/loading/${name}.ts`, import.meta.url)))

/** Makes dynamic imports load through `shared/loading`: with a time limit, retries and hashes. */
const lateLoading = (loadName: string): Plugin => ({
  name: 'late-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: helperId },
    order: 'pre',
    handler: () => `export { ${loadName} as __vitePreload } from ${loader(loadName)}`,
  },
})

const isInGroup = ({ paths, except = [] }: ModuleGroup, id: string) =>
  paths.some((path) => id.includes(path)) && !except.some((path) => id.includes(path))

const federation = /virtual:mf|__mf|@module-federation|vite\/preload-helper|shared\/src\/loading/

export const remoteConfig = ({
  name,
  port,
  groups = {},
  withFederation = { paths: [] },
  preloadsLate = false,
  plugins = [],
}: RemoteConfigOptions) =>
  defineConfig(({ command, mode, isSsrBuild }) => {
    // `npm run dev -w <remote>` runs a remote standalone, as an ordinary app without the shell.
    const standalone = command === 'serve' && mode !== 'federated'
    if (isSsrBuild) return serverConfig
    return {
      // Relative, so that a release runs from any folder and any origin.
      base: command === 'build' ? '' : '/',
      publicDir: standalone ? '../host/public' : false,
      plugins: [
        react(),
        standalone ? [] : remoteFederation(name),
        lateLoading(preloadsLate ? 'preloadAndLoad' : 'loadLate'),
        moduleReport(),
        plugins,
      ],
      css: { modules: classNames },
      server: { port, strictPort: true, cors: true },
      build: {
        target: 'es2022',
        modulePreload: preloadsLate && { polyfill: false },
        manifest: true,
        // For stacks in reports: docs/source-maps.md. No shipped file names its map.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: exposedSource,
          output: {
            codeSplitting: {
              groups: [
                // The plugin makes a chunk of a kilobyte around each shared module. The exposed
                // module must stay out: it waits for them, and in one chunk would wait forever.
                {
                  name: 'federation',
                  test: (id: string) => federation.test(id) || isInGroup(withFederation, id),
                  priority: 2,
                },
                ...Object.entries(groups).map(([name, group]) => ({
                  name,
                  test: (id: string) => isInGroup(group, id),
                  minShareCount: group.users ?? 2,
                })),
              ],
            },
          },
        },
      },
    }
  })
