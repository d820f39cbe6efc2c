import { act } from '@testing-library/react'

// The browser's own, taken before a test puts a fake in its place.
const { requestAnimationFrame } = globalThis

/**
 * Scrolls the page so far down that this share of an element (0 to 1) is visible, and resolves once
 * every IntersectionObserver has been notified.
 */
export async function scrollShareIntoView(element: Element, share: number) {
  const { top, height } = element.getBoundingClientRect()
  // Rounded up to whole pixels.
  const target = Math.ceil(scrollY + top - innerHeight + height * share)
  scrollTo({ top: target, behavior: 'instant' })
  const visiblePx = (await observersNotified(element)) * height
  const excessPx = visiblePx - height * share
  if (excessPx < -0.01 || excessPx > 1.01) {
    throw new Error(`${visiblePx} of ${height} pixels are visible: the page is too short`)
  }
}

/**
 * Resolves with the share of the element that is visible, once every IntersectionObserver that
 * watches it has been notified.
 */
export const observersNotified = (element: Element) =>
  act(async () => {
    const share = await new Promise<number>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.at(-1)?.intersectionRatio ?? 0)
      })
      observer.observe(element)
    })
    // Observers are notified one after another, in any order, and all of them before the next frame.
    await new Promise(requestAnimationFrame)
    return share
  })
