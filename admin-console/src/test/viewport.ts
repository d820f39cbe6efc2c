import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

const heightPx = 900

/** Until the end of the test; else the screen is wide, as vitest.config.ts has it. */
export async function setViewportWidth(widthPx: number) {
  onTestFinished(() => page.viewport(1440, heightPx))
  await page.viewport(widthPx, heightPx)
}
