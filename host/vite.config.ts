import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { defaultSiteName } from '../shared/src/collections/defaultSiteName.ts'
import { devPointers } from './build/devPointers.ts'
import { leanFederation } from './build/leanFederation.ts'
import { leanRouter } from './build/leanRouter.ts'
import { loadWatch } from './build/loadWatch.ts'
import { plainImports } from './build/plainImports.ts'
import { preloads } from './build/preloads.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    leanFederation(),
    leanRouter(),
    preloads('start', 'supabase'),
    loadWatch(),
    plainImports(),
    devPointers({
      'public-site': 'http://localhost:5171',
      'admin-console': 'http://localhost:5172',
    }),
  ],
  define: {
    // For index.html.
    'import.meta.env.SITE_NAME': JSON.stringify(defaultSiteName),
    // Leave out of the federation runtime what a browser does not need, and the loading of
    // manifests, which our pointers replace.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  server: { port: 5170, strictPort: true },
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/prerender',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/server.tsx', output: { codeSplitting: false } },
      }
    : {
        target: 'es2022',
        modulePreload: false,
        // For stacks in reports: docs/source-maps.md. No shipped file names its map.
        sourcemap: 'hidden',
        // One style sheet, in the document from the start.
        cssCodeSplit: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
                },
                // With all that it needs, of which other chunks need a part, and what both backends need.
                {
                  name: 'start',
                  test: /host\/src\/start\.tsx$|persistence\/defineCollection\.ts$/,
                },
                // Of both backends.
                { name: 'contentKinds', test: /content\/contentKinds\.ts$/ },
                // With all that each page of a site with a database needs.
                { name: 'supabase', test: /backends\/supabase\/supabaseBackend\.ts$/ },
                // In one chunk each, what forms and the console load later.
                { name: 'kept', test: /backends\/browser\/browserDatabase\.ts$/, minShareCount: 2 },
                {
                  name: 'administration',
                  test: /backends\/browser\/browserAdministration\.ts$/,
                },
                {
                  name: 'definitions',
                  test: /collections\/definitions\.ts$|content\/rowChanges\.ts$/,
                  minShareCount: 2,
                },
                {
                  name: 'sent',
                  test: /backends\/device\/deviceRegistrations\.ts$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}))
