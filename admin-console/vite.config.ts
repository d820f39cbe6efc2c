import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { remoteFederation } from '../shared/build/federation.ts'

export default defineConfig(({ command, mode }) => {
  // `npm run dev -w admin-console` runs this remote alone, as an ordinary app without the shell.
  const alone = command === 'serve' && mode !== 'federated'
  return {
    // Relative, so that a release runs from any folder and any origin.
    base: command === 'build' ? '' : '/',
    publicDir: alone ? '../host/public' : false,
    plugins: [react(), alone ? [] : remoteFederation('admin-console')],
    server: { port: 5172, strictPort: true, cors: true },
    build: {
      target: 'es2022',
      modulePreload: false,
      manifest: true,
      rolldownOptions: { input: 'src/App.tsx' },
    },
  }
})
