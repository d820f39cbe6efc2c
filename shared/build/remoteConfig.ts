/** The Vite configuration that the remotes have in common. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { RemoteName } from '../src/contract/contract.ts'
import { exposedSource, remoteFederation } from './federation.ts'

interface RemoteConfigOptions {
  name: RemoteName
  /** Of the dev server. */
  port: number
}

export const remoteConfig = ({ name, port }: RemoteConfigOptions) =>
  defineConfig(({ command, mode }) => {
    // `npm run dev -w <remote>` runs a remote alone, as an ordinary app without the shell.
    const alone = command === 'serve' && mode !== 'federated'
    return {
      // Relative, so that a release runs from any folder and any origin.
      base: command === 'build' ? '' : '/',
      publicDir: alone ? '../host/public' : false,
      plugins: [react(), alone ? [] : remoteFederation(name)],
      server: { port, strictPort: true, cors: true },
      build: {
        target: 'es2022',
        modulePreload: false,
        manifest: true,
        rolldownOptions: {
          input: exposedSource,
          output: {
            codeSplitting: {
              groups: [
                // The plugin makes a chunk of a kilobyte around each shared module.
                { name: 'federation', test: /virtual:mf|__mf|@module-federation/, priority: 2 },
                // What several pages use travels with the frame of all pages.
                {
                  name: 'site',
                  test: /\/src\/(components|layout)\/|\/shared\/src\/|\/node_modules\/zod\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    }
  })
