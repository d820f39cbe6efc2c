/** In what the backends differ is asked in few places (docs/decisions/0013-one-backend-chosen-once.md). */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const mostFiles = 8
const product = /^[\w-]+\/(src|compose)\//
const implementation =
  /^shared\/src\/(backends\/|backend\/(backend|capabilities)\.ts)|\.test\.|\/testing\//

const filesWith = (word: string) =>
  execFileSync('git', ['grep', '-lw', word, '--', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => product.test(file) && !implementation.test(file))

test('few files ask what the backend is capable of', () => {
  const files = filesWith('capabilities')
  expect(files.length).toBeGreaterThan(0)
  expect(files.length, files.join()).toBeLessThanOrEqual(mostFiles)
})

test('texts that differ lie together', () => {
  expect(filesWith('textsForBackend')).toEqual([
    'admin-console/src/backend/backendTexts.content.ts',
    'public-site/src/forms/backendTexts.content.ts',
    'public-site/src/pages/legalTexts.content.tsx',
    'shared/src/backend/textsForBackend.ts',
  ])
})
