import axe from 'axe-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA in what is shown. */
export async function expectAccessible(what: string) {
  // Contrast cannot be measured during an animation.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const { violations } = await axe.run(document.body, {
    runOnly: tags,
    resultTypes: ['violations'],
  })
  expect(
    violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(' | ')}`,
    ),
    what,
  ).toEqual([])
}
