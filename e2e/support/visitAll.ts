import type { BrowserContext, Page } from '@playwright/test'
import { noteLayoutShifts } from './layoutShifts'
import { documentPaths } from './site'

/** Visits every document, three at a time: most of a visit is waiting for a network at rest. */
export async function visitAll(
  context: BrowserContext,
  visit: (page: Page, documentPath: string) => Promise<void>,
  waiting = documentPaths(),
) {
  const visitRest = async () => {
    const page = await context.newPage()
    await noteLayoutShifts(page)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await visit(page, next)
    }
  }
  await Promise.all([visitRest(), visitRest(), visitRest()])
}
