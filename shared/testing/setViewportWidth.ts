import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Until the end of the test. Resolves once everybody who watches a media query has been told. */
export async function setViewportWidth(widthPx: number) {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await act(async () => {
    // Watchers are told in the order in which they began to watch.
    const told = new Promise((resolve) => {
      matchMedia(`(width: ${widthPx}px)`).addEventListener('change', resolve, { once: true })
    })
    await page.viewport(widthPx, innerHeight)
    await told
  })
}
