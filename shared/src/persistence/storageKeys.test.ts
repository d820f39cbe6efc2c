/** Every key that the site stores something under stands in docs/trust.md, with the test that tries it. */
import { existsSync, readdirSync } from 'node:fs'
import { readProjectFile as read } from 'shared/testing/projectFiles'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const sources = ['shared', 'host', 'public-site', 'admin-console']
  .flatMap((part) =>
    readdirSync(`${root}${part}/src`, { encoding: 'utf8', recursive: true }).map(
      (file) => `${part}/src/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .sort()

/** The rows below the heading "Keys": key, where it is written, test. */
const [, keys = ''] = read('docs/trust.md').split('### Keys\n')
const rows = (keys.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')),
  )
const column = (n: number) => rows.flatMap((cells) => cells[n] ?? [])

test('each module that writes to the browser’s storage is listed, and no other', () => {
  const writes =
    /\.setItem\(|\bstoredValue\(|defineCollection\(\{|document\.cookie = |storage\[key\] = |\bopenDB</
  const machinery = /shared\/src\/persistence\/(collection|storedValue)\.ts$/
  const writers = sources.filter((file) => !machinery.test(file) && writes.test(read(file)))
  expect([...new Set(column(1))].sort()).toEqual(writers)
})

test('each collection’s key is listed, and each test exists', () => {
  const collections = sources.filter((file) => /shared\/src\/collections\//.test(file))
  const names = collections.flatMap((file) => /^ {2}key: '(\w+)'/m.exec(read(file))?.[1] ?? [])
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter((name) => !column(0).includes(name))).toEqual([])
  expect(column(2).filter((file) => !existsSync(root + file))).toEqual([])
})

test('the draft schema of each form is where drafts.property.test.ts finds it', () => {
  const found = sources.filter((file) => /const \w*draftSchema =/i.test(read(file)))
  const tried = found.filter(
    (file) =>
      /^admin-console\/src\/features\/.*\.ts$/.test(file) &&
      !/(?<!export )const \w*draftSchema =/i.test(read(file)),
  )
  expect(tried.length).toBeGreaterThan(4)
  expect(found).toEqual(tried)
})
