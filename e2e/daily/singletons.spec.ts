/** Of what the page has one instance, no remote's build brings a second one. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { remoteNames, singletons } from 'shared/contract'
import { chunksOf } from '../support/chunks'

const entries: Record<string, string> = JSON.parse(
  readFileSync('shared/package.json', 'utf8'),
).exports

for (const remote of remoteNames) {
  test(`${remote} brings no second instance of what the shell provides`, () => {
    const modules = chunksOf(remote).flatMap((chunk) => chunk.modules.map(({ id }) => id))
    expect(modules.some((id) => id.includes('/shared/src/'))).toBe(true)
    for (const name of singletons) {
      const entry = entries[name.replace('shared/', './')]?.slice(1)
      const instance = entry
        ? `/shared${entry}`
        : `/node_modules/${name.replace('/jsx-runtime', '')}/`
      expect(
        modules.filter((id) => id.includes(instance)),
        name,
      ).toEqual([])
    }
  })
}
