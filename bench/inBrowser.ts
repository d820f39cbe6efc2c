import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { installedBrowser } from '../e2e/support/browser.ts'

/** Does something in a new browser, with nothing in its cache or its storage. */
export async function inBrowser<Result>(
  options: BrowserContextOptions,
  use: (tab: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const tab = await browser.newPage(options)
    // The TypeScript runner marks functions with a helper of its own, which the page has not.
    await tab.addInitScript('globalThis.__name = (fn) => fn')
    return await use(tab)
  } finally {
    await browser.close()
  }
}
