import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shellFederation } from '../shared/build/federation.ts'

export default defineConfig({
  plugins: [react(), shellFederation()],
  server: { port: 5170, strictPort: true },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
