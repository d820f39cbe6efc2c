/** `npm run test:browsers`. Playwright runs the tests; the browsers are Debian's. */
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4175)
const siteDir = '.tmp/browsers-site'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.tmp/browsers-results',
  workers: 1,
  // As in the configuration of the other tests.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: `rm -rf ${siteDir} && npm run compose -w host && tsx e2e/browsers/addInPage.ts && npm run serve -w host`,
    cwd: '../..',
    env: { SITE_DIR: siteDir, PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 60_000,
  },
})
