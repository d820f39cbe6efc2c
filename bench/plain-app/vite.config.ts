/**
 * The reference: the same source as one ordinary Vite app, without federation. Of the product's
 * modules it replaces only the one that loads a remote.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  root: here('../../host'),
  plugins: [
    {
      name: 'import-remotes',
      enforce: 'pre',
      resolveId: (source) =>
        path.basename(source) === 'loadRemoteModule' ? here('loadRemoteModule.ts') : null,
    },
    react(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: here('../../.tmp/plain-app'),
    emptyOutDir: true,
  },
})
