import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import type { Page } from 'playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser } from './e2e/support/browser.ts'

// Not "test", for which Ant Design turns layout effects into effects and ids into "test-id".
process.env.NODE_ENV = 'development'

const emulateMedia = defineBrowserCommand<[Parameters<Page['emulateMedia']>[0]]>(
  ({ page }, media) => page.emulateMedia(media),
)

// For what never ends. What ends a test is a state, and a busy machine may take its time.
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 }
const poll = { timeout: 30_000 }

// A page for each core: what takes long is React in the page, not what serves it.
const maxWorkers = availableParallelism()

/** A project whose tests run in a page of the browser. */
export const inBrowser = (files: {
  name: string
  include: string[]
  exclude?: string[]
  sequence?: { groupOrder: number }
}) => ({
  plugins: [react()],
  publicDir: 'host/public',
  test: {
    ...files,
    maxWorkers,
    setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/browser.ts'],
    restoreMocks: true,
    // Files share a frame: what one leaves stubbed, another would find.
    unstubEnvs: true,
    ...timeouts,
    expect: { poll },
    browser: {
      enabled: true,
      headless: true,
      // One frame for all files: loading the modules anew for each of them takes longer than the tests.
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      commands: { emulateMedia },
      provider: playwright({
        launchOptions: {
          executablePath: installedBrowser(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // No code runs so long here that optimizing it pays off: it saves a tenth of the work.
            '--js-flags=--no-turbofan',
          ],
        },
        // Nothing is animated unless a test is about motion.
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'logic',
          maxWorkers,
          // One process for all files of a core: loading the modules anew takes longer than the tests.
          isolate: false,
          include: ['*/src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.release.*', 'store/**'],
          setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/properties.ts'],
          restoreMocks: true,
          ...timeouts,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'tools',
          maxWorkers,
          // Each file in a process of its own: commands set the environment and the exit code.
          include: [
            '*/{compose,build,contract}/**/*.test.ts',
            'supply/*.test.ts',
            'docs/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', '**/*.release.test.ts'],
          setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/properties.ts'],
          restoreMocks: true,
          ...timeouts,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'store',
          maxWorkers,
          // One process for all files of a core: starting a database takes longer than the tests.
          isolate: false,
          // PGlite's WebAssembly is compiled quickly rather than well: it saves half of the time here.
          execArgv: ['--liftoff-only'],
          include: ['store/src/**/*.test.ts'],
          exclude: ['**/*.load.test.ts', '**/*.release.test.ts'],
          setupFiles: ['store/src/testing/quietConsole.ts'],
          ...timeouts,
        },
      },
      inBrowser({
        name: 'components',
        include: ['*/src/**/*.test.tsx', '*/{src,compose}/**/*.browser.test.ts'],
        exclude: ['**/*.release.*'],
      }),
    ],
  },
})
