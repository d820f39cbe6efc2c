/**
 * The reference without federation: the same source as one ordinary Vite app. Of the product's
 * modules it replaces only those that load a remote. `--mode` says how:
 * - `grouped`: its modules in chunks as the site's are
 * - `ungrouped`: as Vite splits them
 * - `ahead`: grouped, and it fetches the console when somebody signs in, as the site does
 */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replaceModules } from '../replaceModules.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const commonToPages = /\/public-site\/src\/components\/|\/shared\/src\/|\/node_modules\/zod\//

const loadRemoteModule = here('loadRemoteModule.ts')
const loadConsoleOnSignIn = here('loadConsoleOnSignIn.ts')

export default defineConfig(({ mode }) => ({
  root: here('../../host'),
  plugins: [
    replaceModules(
      mode === 'ahead' ? { loadRemoteModule } : { loadRemoteModule, loadConsoleOnSignIn },
    ),
    react(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: here(`../../.tmp/plain-app-${mode}`),
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting:
          mode === 'ungrouped'
            ? true
            : {
                groups: [
                  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                  { name: 'common', test: commonToPages, minShareCount: 2 },
                ],
              },
      },
    },
  },
}))
