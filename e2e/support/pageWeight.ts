/** What a page loads by itself. */
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { atRest, expect, type Page } from './test'

/** How much is requested, in gzip bytes. */
export interface PageWeight {
  scriptRequests: number
  scriptBytes: number
  styleRequests: number
  styleBytes: number
  documentBytes: number
}

export async function pageWeight(page: Page, url: string): Promise<PageWeight> {
  const weighing: Promise<{ type: string; bytes: number }>[] = []
  const weigh = (response: Response) => {
    const type = response.request().resourceType()
    if (!['script', 'stylesheet', 'document'].includes(type)) return
    weighing.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })))
  }
  page.on('response', weigh)
  await page.addInitScript(withoutLongTimers)
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest(page)
  // A script that comes later may have no body any more when the test ends.
  page.off('response', weigh)
  const files = await Promise.all(weighing)
  const sizes = (type: string) =>
    files.filter((file) => file.type === type).map((file) => file.bytes)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    scriptRequests: sizes('script').length,
    scriptBytes: sum(sizes('script')),
    styleRequests: sizes('stylesheet').length,
    styleBytes: sum(sizes('stylesheet')),
    documentBytes: sum(sizes('document')),
  }
}

/** A form loads some seconds after its page, which a busy machine may take for the page itself. */
function withoutLongTimers() {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: () => void, delayMs = 0) => (delayMs < 2000 ? setTimeout(run, delayMs) : 0),
  })
}
