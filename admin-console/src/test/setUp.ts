/** What Ant Design asks of a browser and jsdom does not have, and a clean page for each test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Each test loads the console's modules anew, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** A wide screen; tests of the drawer say otherwise with `setViewport`. */
let width = 1440

export function setViewport(widthPx: number) {
  width = widthPx
}

window.matchMedia = (query) => {
  const [, maximum, unit] = /max-width:\s*([\d.]+)(px|em)/.exec(query) ?? []
  const maximumPx = Number(maximum) * (unit === 'em' ? 16 : 1)
  return {
    media: query,
    matches: width <= maximumPx,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }
}

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom knows no pseudo-elements and says so in the console; Ant Design measures scroll bars by them.
const computedStyle = window.getComputedStyle
window.getComputedStyle = (element) => computedStyle(element)

// Ant Design writes its styles with innerHTML. jsdom would match each of some thousand rules with
// each element that a test looks for, which takes seconds and shows nothing.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => {} })

// jsdom hides popovers and cannot open them: the toasts' corner counts as open.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[popover] { display: block !important }',
  }),
)

// The seeds' events lie in 2025: on this day one of six is still to come.
export const today = new Date('2025-10-01T12:00:00Z')

beforeEach(() => {
  width = 1440
  localStorage.clear()
  vi.useFakeTimers({ now: today, toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
