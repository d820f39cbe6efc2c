/**
 * The reference with the federation plugin as its documentation begins: remotes configured
 * statically in the shell, whole packages shared, everything else at its default. `--mode` names the
 * part to build.
 */
import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replaceModules } from '../replaceModules.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const output = here('../../.tmp/plugin-defaults')

const singleton = { singleton: true }
const shared = {
  react: singleton,
  'react-dom': singleton,
  'react-router-dom': singleton,
  'shared/auth': singleton,
  'shared/persistence': singleton,
  'shared/reporting': singleton,
  'shared/router': singleton,
  'shared/toasts': singleton,
}
const staticRemote = (name: string) => ({
  type: 'module',
  name,
  entry: `/remotes/${name}/remoteEntry.js`,
})

export default defineConfig(({ mode }) =>
  mode === 'host'
    ? {
        root: here('../../host'),
        mode: 'production',
        plugins: [
          replaceModules({ loadRemoteModule: here('loadRemoteModule.ts') }),
          react(),
          federation({
            name: 'host',
            remotes: {
              'public-site': staticRemote('public-site'),
              'admin-console': staticRemote('admin-console'),
            },
            shared,
            dts: false,
          }),
        ],
        build: { target: 'es2022', outDir: output, emptyOutDir: true },
      }
    : {
        root: here(`../../${mode}`),
        mode: 'production',
        base: `/remotes/${mode}/`,
        publicDir: false,
        plugins: [
          react(),
          federation({
            name: mode,
            filename: 'remoteEntry.js',
            exposes: { './App': './src/App.tsx' },
            shared,
            dts: false,
          }),
        ],
        build: {
          target: 'es2022',
          outDir: `${output}/remotes/${mode}`,
          emptyOutDir: true,
          rolldownOptions: { input: 'src/App.tsx' },
        },
      },
)
