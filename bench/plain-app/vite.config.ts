/**
 * The reference without federation: the same source as one ordinary Vite app. Of the product's
 * modules it replaces only the one that loads a remote.
 */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replaceLoader } from '../replaceLoader.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const commonToPages = /\/public-site\/src\/components\/|\/shared\/src\/|\/node_modules\/zod\//

export default defineConfig({
  root: here('../../host'),
  plugins: [replaceLoader(here('loadRemoteModule.ts')), react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: here('../../.tmp/plain-app'),
    emptyOutDir: true,
    // As in the site's own builds: Vite's own splitting makes 46 scripts of the first page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: 'common', test: commonToPages, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
