import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPointers } from './compose/devPointers.ts'

export default defineConfig({
  plugins: [
    react(),
    devPointers({
      'public-site': 'http://localhost:5171',
      'admin-console': 'http://localhost:5172',
    }),
  ],
  define: {
    // Leave out of the federation runtime what a browser does not need, and the loading of
    // manifests, which our pointers replace.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  server: { port: 5170, strictPort: true },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
