import { defineConfig } from '@playwright/test'
import { installedBrowser } from './e2e/support/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4174)
const siteDir = '.tmp/e2e-site'

// One store for all: starting one and composing a site on it takes longer than a test.
const onStore = { testMatch: 'store/**', workers: 1 }
const onSite = { testIgnore: 'store/**' }

export default defineConfig({
  projects: [
    // First, so that the one worker of a store is not the last to end.
    { name: 'daily-store', testDir: 'e2e/daily', ...onStore },
    { name: 'daily', testDir: 'e2e/daily', ...onSite },
    { name: 'release-store', testDir: 'e2e/release', ...onStore },
    { name: 'release', testDir: 'e2e/release', ...onSite },
  ],
  outputDir: '.tmp/e2e-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // For what never ends. What ends a test is a state, and a busy machine may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // The parts' server bundles, which tests compose documents with: transpiling one takes seconds.
  build: { external: ['**/prerender/**'] },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Nothing is animated unless a test is about what moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installedBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `rm -rf ${siteDir} && npm run compose -w host && npm run serve -w host`,
    env: { SITE_DIR: siteDir, PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 60_000,
  },
})
