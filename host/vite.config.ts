import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shellFederation } from '../shared/build/federation.ts'
import { devPointers } from './compose/devPointers.ts'

export default defineConfig({
  plugins: [
    react(),
    shellFederation(),
    devPointers({
      'public-site': 'http://localhost:5171',
      'admin-console': 'http://localhost:5172',
    }),
  ],
  server: { port: 5170, strictPort: true },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
