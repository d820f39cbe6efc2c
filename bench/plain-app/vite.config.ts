/**
 * The reference without federation: the same source as one ordinary Vite app. Of the product's
 * modules it replaces only the one that loads a remote.
 */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replaceLoader } from '../replaceLoader.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  root: here('../../host'),
  plugins: [replaceLoader(here('loadRemoteModule.ts')), react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: here('../../.tmp/plain-app'),
    emptyOutDir: true,
  },
})
