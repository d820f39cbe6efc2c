/** The scripts that a page loads by itself. */
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, type Page } from './test'

export interface Scripts {
  /** How many scripts are requested. */
  scriptRequests: number
  /** Their bytes, gzip. */
  scriptBytes: number
}

export async function scriptsOf(page: Page, url: string): Promise<Scripts> {
  const sizes: Promise<number>[] = []
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', weigh)
  await page.addInitScript(withoutLongTimers)
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A script that comes later may have no body any more when the test ends.
  page.off('response', weigh)
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { scriptRequests: sizes.length, scriptBytes }
}

/** A form loads some seconds after its page, which a busy machine may take for the page itself. */
function withoutLongTimers() {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: () => void, delayMs = 0) => (delayMs < 2000 ? setTimeout(run, delayMs) : 0),
  })
}
