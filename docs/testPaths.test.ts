import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const documents = files.filter((file) => /^(docs\/.+|README|CONTRIBUTING)\.md$/.test(file))

test.each(documents)('%s names files that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|sql))`/g)
  const missing = [...named]
    .map(([, file = '']) => file)
    .filter((file) => !files.some((known) => known === file || known.endsWith(`/${file}`)))
  expect(missing).toEqual([])
})
