import axe from 'axe-core'
import { expect } from 'vitest'
import { animationsEnd, axeOptions, listViolations } from './axe'

/** Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA in what is shown. */
export async function expectAccessible(what: string) {
  await animationsEnd()
  const { violations } = await axe.run(document.body, axeOptions)
  expect(listViolations(violations), what).toEqual([])
}
