/** What Vitest and Playwright ask of axe, and how both say what it found. Imports neither. */
import type { AxeResults } from 'axe-core'

/** Violations of WCAG 2.2 A or AA. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations' as const],
  // What it would load ahead is for a rule about media, and nothing here plays any.
  preload: false,
}

/** Contrast cannot be measured during an animation. Playwright sends this to the page as it is. */
export const animationsEnd = () =>
  Promise.allSettled(document.getAnimations().map((animation) => animation.finished))

/** A readable list; empty without violations. */
export const listViolations = (violations: AxeResults['violations']) =>
  violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(' | ')}`,
  )
