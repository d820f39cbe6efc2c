import { type BrowserContext, type Page, test } from '@playwright/test'
import { noteLayoutShifts } from './layoutShifts'
import { documentPaths } from './site'

/** Visits every document, or these, three at a time: most of a visit is waiting for a network at rest. */
export async function visitAll(
  context: BrowserContext,
  visit: (page: Page, documentPath: string) => Promise<unknown>,
  waiting = documentPaths(),
) {
  // A tour is as long as the site: a limit for the whole would be reached by a slow machine that goes on.
  test.setTimeout(60_000 + waiting.length * 30_000)
  const visitRest = async () => {
    const page = await context.newPage()
    await noteLayoutShifts(page)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await visit(page, next)
    }
  }
  await Promise.all([visitRest(), visitRest(), visitRest()])
}
