import { expect, test, vi } from 'vitest'
import { parseStored } from '../persistence/parseStored'
import { blogPosts } from './blogPosts'

const { schema, seed, migrations = [] } = blogPosts
const [post] = seed
if (!post) throw new Error('There is no post to make others from')

const read = (stored: object, version: number) =>
  parseStored(JSON.stringify([stored]), schema, migrations, version).value

test('a published post of a coming day from before posts waited is one of today, and stays on the site', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T03:00:00Z'), toFake: ['Date'] })
  const coming = { ...post, date: '2027-01-01' }
  expect(read(coming, 1)).toEqual([{ ...coming, date: '2026-11-24' }])
  // Scheduled since, drafts and past ones stay as they are.
  for (const [other, version] of [
    [coming, 2],
    [{ ...coming, status: 'draft' }, 1],
    [post, 1],
  ] as const) {
    expect(read(other, version)).toEqual([other])
  }
  vi.useRealTimers()
})
