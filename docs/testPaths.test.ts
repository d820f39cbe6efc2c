import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const documents = files.filter((file) =>
  /^(docs\/.+|([\w-]+\/)?README|CONTRIBUTING)\.md$/.test(file),
)
/** What builds and commands write. */
const written = /^(site|dist|remotes)\//

test.each(documents)('%s names files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = text.matchAll(/`(?:\.\.\/)?(\w[\w./-]*(?:\.(?:tsx?|css|sql|svg)|\/))`/g)
  const [, part = ''] = /^([\w-]+\/)README\.md$/.exec(document) ?? []
  const isThere = (name: string) =>
    files.some((file) => {
      // A part speaks of its own folders.
      if (part && /^(src|build|compose|public|supabase|postgres)\//.test(name)) {
        return file.startsWith(part + name)
      }
      return name.endsWith('/') ? `/${file}`.includes(`/${name}`) : `/${file}`.endsWith(`/${name}`)
    })
  const missing = [...named]
    .map(([, name = '']) => name)
    .filter((name) => !written.test(name) && !isThere(name))
  expect(missing).toEqual([])
})
