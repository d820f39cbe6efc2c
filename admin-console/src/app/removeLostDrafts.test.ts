import { events } from 'shared/collections/events'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { beforeEach, expect, test, vi } from 'vitest'

withMemoryStorage()

// A collection is read once: each test has a page of its own.
beforeEach(() => vi.resetModules())
async function start() {
  const { provideBackend } = await import('shared/backend')
  provideBackend((await import('shared/backends/browser/browserBackend')).browserBackend)
  const { removeLostDrafts } = await import('./removeLostDrafts')
  removeLostDrafts()
}

const keys = () => Object.keys(localStorage).sort()

test('drafts of items that are gone are removed, with what could not be read of them', async () => {
  const kept = [
    'draft:blog-post-1',
    'draft:copy-of-event-2',
    'draft:event-2',
    'draft:event-2.unreadable.1',
    'draft:general',
    'draft:impact-stats',
    'draft:new-event',
    'draft:program-4',
    'event-99',
  ]
  const gone = [
    'draft:blog-post-99',
    'draft:copy-of-event-1',
    'draft:event-1',
    'draft:event-1.unreadable.2',
    'draft:program-constructor',
  ]
  for (const key of [...kept, ...gone]) localStorage.setItem(key, '{}')
  localStorage.setItem('events', JSON.stringify(events.seed.slice(1)))
  await start()
  expect(keys()).toEqual([...kept, 'events'].sort())
})

test('a storage that cannot be read has no drafts', async () => {
  vi.stubGlobal('localStorage', undefined)
  await expect(start()).resolves.toBeUndefined()
})
