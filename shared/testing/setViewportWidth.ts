import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Until the end of the test. Resolves once every listener of a media query has been called. */
export async function setViewportWidth(widthPx: number) {
  const { innerWidth, innerHeight } = window
  if (widthPx === innerWidth) return
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await act(async () => {
    // Listeners are called in the order in which they were added.
    const told = new Promise((resolve) => {
      matchMedia(`(width: ${widthPx}px)`).addEventListener('change', resolve, { once: true })
    })
    await page.viewport(widthPx, innerHeight)
    await told
  })
}
