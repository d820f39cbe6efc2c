import { waitFor } from '@testing-library/react'
import { authStore, signIn, signOut } from 'shared/auth'
import type { CollectionDefinition } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { donations } from 'shared/collections/donations'
import { events as eventsDefinition } from 'shared/collections/events'
import { generalSettings } from 'shared/collections/generalSettings'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { documentHolding } from 'shared/testing/documentContent'
import { type FakeRequest, fakeDatabase } from 'shared/testing/fakeStore'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { provideLoader } from '../content/contentLoader'
import { knownSchema } from '../content/contentVersions'
import { whole } from '../content/documentContent'
import { supabaseCollection, supabaseCollections } from '../content/supabaseCollection'
import { startSupabase } from '../supabaseBackend'
import * as loadContent from './loadContent'
import { keepContentFresh, syncContent } from './syncContent'

const row = {
  id: 1,
  title: 'Fair',
  date: '',
  time: '',
  location: '',
  category: 'health',
  image: '',
}
const event = { ...row, attendees: 0, slots: 9 }
const settings = { siteName: 'Helping Hands', contactEmail: '', phoneNumber: '' }
const settingsRow = { id: 1, site_name: 'Caring Hands', contact_email: '', phone_number: '' }

const [aDonation] = donations.seed
if (!aDonation) throw new Error('There is no donation to make others from')

let versions: Record<string, number>
let rows: Record<string, unknown>
let requests: FakeRequest[]

/** What the store answers with, unless a test says otherwise. */
const answer = ({ path }: FakeRequest): unknown => {
  const [, key = ''] = contentPath.exec(path) ?? []
  return key ? { version: versions[key], rows: rows[key] } : versions
}
const contentPath = /^\/rest\/v1\/rpc\/content\?collection=(\w+)/
const keysRead = () => requests.slice(1).map(({ path }) => contentPath.exec(path)?.[1])
const isForEvents = ({ path }: FakeRequest) => contentPath.exec(path)?.[1] === 'events'
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function open<T>(definition: CollectionDefinition<T>) {
  const created = supabaseCollection(definition)
  created.subscribe(() => {})
  return created
}

function warnings() {
  const { calls } = vi.mocked(console.warn).mock
  return calls.splice(0).map(([message]) => message)
}

beforeEach(() => {
  const { paymentSettings, donations: _, ...readable } = databaseVersions()
  versions = { ...readable, events: 5, generalSettings: 3, blogPosts: 8 }
  rows = { events: [event], generalSettings: [settingsRow], blogPosts: [], donations: [] }
  signOut()
  documentHolding({
    events: { version: 5, value: [event] },
    generalSettings: { version: 3, value: settings },
  })
})

describe('asking', () => {
  test('costs one request where nothing has changed, and stores what the document had', async () => {
    requests = fakeDatabase(answer)
    const page = open(eventsDefinition)
    await syncContent()
    expect(requests).toMatchObject([{ method: 'GET', path: '/rest/v1/rpc/content_versions' }])
    expect(page.get()).toEqual([event])
    expect(stored('events')).toEqual([event])
    expect(stored('events.origin')).toEqual({ version: 5, drafts: false })
  })

  test('reads only what has changed of what this browser has', async () => {
    requests = fakeDatabase(answer)
    const [page, site] = [open(eventsDefinition), open(generalSettings)]
    versions = { ...versions, generalSettings: 4, blogPosts: 9 }
    const onChange = vi.fn()
    page.subscribe(onChange)
    await syncContent()
    expect(keysRead()).toEqual(['generalSettings'])
    expect(site.get()).toMatchObject({ siteName: 'Caring Hands' })
    expect(stored('generalSettings.origin')).toEqual({ version: 4, drafts: false })
    expect(onChange).not.toHaveBeenCalled()
  })

  test('reads a copy that this page does not use, too', async () => {
    requests = fakeDatabase(answer)
    localStorage.setItem('events', '[]')
    localStorage.setItem('events.origin', '{"version":4,"drafts":false}')
    await syncContent()
    expect(keysRead()).toEqual(['events'])
    expect(stored('events')).toEqual([event])
  })

  test('reads the content of a store that was restored from a backup', async () => {
    requests = fakeDatabase(answer)
    const page = open(eventsDefinition)
    versions = { ...versions, events: 2 }
    rows = { ...rows, events: [{ ...event, title: 'Restored' }] }
    await syncContent()
    expect(page.get()).toMatchObject([{ title: 'Restored' }])
  })

  test('keeps what a visitor has changed while it was read, and reads it the next time', async () => {
    const page = open(eventsDefinition)
    versions = { ...versions, events: 6 }
    let reads = 0
    requests = fakeDatabase(async (request) => {
      if (isForEvents(request)) {
        reads += 1
        if (reads === 1) await page.update(([one]) => (one ? [{ ...one, attendees: 1 }] : []))
      }
      return answer(request)
    })
    await syncContent()
    expect(page.get()).toMatchObject([{ attendees: 1 }])
    expect(page.origin()).toEqual({ version: 5, drafts: false })
    rows = { ...rows, events: [{ ...event, attendees: 2 }] }
    await syncContent()
    expect(page.get()).toMatchObject([{ attendees: 2 }])
    expect(reads).toBe(2)
  })
})

describe('a cache or a replica in between that is behind', () => {
  const titled = (version: number) => ({ version, rows: [{ ...event, title: `Fair ${version}` }] })
  let behind: number
  let page: ReturnType<typeof open<typeof eventsDefinition.seed>>
  const shown = () => [page.get()[0]?.title, page.origin()?.version]

  beforeEach(async () => {
    versions = { ...versions, events: 6 }
    rows = { ...rows, events: titled(6).rows }
    requests = fakeDatabase((request) => (isForEvents(request) ? titled(behind) : answer(request)))
    page = open(eventsDefinition)
  })

  test('never makes old rows pass for those of a new version: they are asked for again', async () => {
    behind = 6
    await syncContent()
    expect(shown()).toEqual(['Fair 6', 6])
    versions = { ...versions, events: 8 }
    for (const [answered, expected] of [
      [6, 6],
      [5, 6],
      [7, 7],
      [8, 8],
    ] as const) {
      behind = answered
      await syncContent()
      expect(shown()).toEqual([`Fair ${expected}`, expected])
    }
    expect(stored('events.origin')).toEqual({ version: 8, drafts: false })
    const asked = requests.filter(isForEvents).map(({ path }) => path)
    expect(asked.slice(1)).toEqual(Array(4).fill(`${asked[0]?.slice(0, -1)}8`))
    await syncContent()
    expect(requests.filter(isForEvents)).toHaveLength(5)
  })

  test('is believed where what is here is somebody else’s', async () => {
    localStorage.setItem('events', '[]')
    localStorage.setItem('events.origin', '{"version":6,"drafts":true,"administrator":"1"}')
    supabaseCollections.clear()
    page = open(eventsDefinition)
    behind = 5
    await syncContent()
    expect(shown()).toEqual(['Fair 5', 5])
  })
})

describe('a store that fails', () => {
  const failures: [string, () => unknown][] = [
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
    ['answers with HTML', () => new Response('<!doctype html>')],
    ...[401, 403, 409, 429, 500].map((status): [string, () => Response] => [
      `answers with ${status}`,
      () => new Response('{}', { status }),
    ]),
    ['answers with something else', () => ({ events: 'many' })],
  ]

  test.each(failures)(
    'and %s leaves the content, with one report and one request',
    async (_, fail) => {
      requests = fakeDatabase(fail)
      const page = open(eventsDefinition)
      await syncContent()
      expect(page.get()).toEqual([event])
      expect(requests).toHaveLength(1)
      expect(warnings()).toEqual(['[site] Content is stale'])
    },
  )

  test.each(failures.slice(0, -1))(
    'and %s for one collection leaves that, and reads the others',
    async (_, fail) => {
      requests = fakeDatabase((request) => (isForEvents(request) ? fail() : answer(request)))
      const [page, site] = [open(eventsDefinition), open(generalSettings)]
      versions = { ...versions, events: 6, generalSettings: 4 }
      await syncContent()
      expect(page.get()).toEqual([event])
      expect(page.origin()).toEqual({ version: 5, drafts: false })
      expect(site.get()).toMatchObject({ siteName: 'Caring Hands' })
      expect(warnings()).toEqual(['[site] "events" could not be read from the database'])
    },
  )

  test('of a newer schema works with what can be read, and says so', async () => {
    requests = fakeDatabase(answer)
    const [page, site] = [open(eventsDefinition), open(generalSettings)]
    versions = { ...versions, events: 6, generalSettings: 4, schema: knownSchema + 1 }
    rows = {
      events: [{ ...event, category: 'sports' }],
      generalSettings: [{ ...settingsRow, motto: 'new' }],
    }
    await syncContent()
    expect(page.get()).toEqual([event])
    expect(site.get()).toMatchObject({ siteName: 'Caring Hands', motto: 'new' })
    expect(warnings()).toEqual([
      '[site] The database is newer than this site',
      '[site] "events" could not be read from the database',
    ])
  })

  test('of an older schema works with what is there, and says so', async () => {
    requests = fakeDatabase(answer)
    const [page, site, posts] = [open(eventsDefinition), open(generalSettings), open(blogPosts)]
    await posts.put(() => whole([]), { version: 8, drafts: false })
    const { slots, ...eventWithoutSlots } = event
    versions = { events: 6, generalSettings: 4 }
    rows = { events: [eventWithoutSlots], generalSettings: [settingsRow] }
    await syncContent()
    expect(page.get()).toEqual([event])
    expect(posts.get()).toEqual([])
    expect(site.get()).toMatchObject({ siteName: 'Caring Hands' })
    expect(keysRead()).toEqual(['events', 'generalSettings'])
    expect(warnings()).toEqual([
      '[site] The database is older than this site',
      '[site] "events" could not be read from the database',
    ])
  })
})

test('after signing out, what only administrators may see is gone, and the rest is read anew', async () => {
  requests = fakeDatabase(answer)
  localStorage.setItem('donations', '[]')
  localStorage.setItem('donations.origin', '{"version":2,"drafts":true}')
  localStorage.setItem('blogPosts', '[]')
  localStorage.setItem('blogPosts.origin', '{"version":8,"drafts":true}')
  await syncContent()
  expect(keysRead()).toEqual(['blogPosts'])
  expect(requests.map(({ token }) => token)).toEqual([undefined, undefined])
  expect(stored('blogPosts.origin')).toEqual({ version: 8, drafts: false })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('donations'))).toEqual([])
})

test('signing out removes donations at once, and what is saved or asked for late is not kept', async () => {
  requests = fakeDatabase(answer)
  signIn({ id: '1', name: 'Ann', email: 'ann@example.com', role: 'admin' })
  const { subscribe } = authStore
  vi.spyOn(authStore, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener)
    onTestFinished(stop)
    return stop
  })
  startSupabase()
  provideLoader(async () => loadContent)
  const page = open(donations)
  const gift = { ...aDonation, donorName: 'Dee' }
  await page.put(() => whole([gift]), { version: 2, drafts: true, administrator: '1' })
  localStorage.setItem('donations.unreadable.1', 'Dee')
  const kept = () => JSON.stringify({ ...localStorage })
  expect(kept()).toContain('Dee')

  signOut()
  expect(kept()).not.toContain('Dee')
  // The answer to a change that was on its way; a comparison that had begun.
  await page.update(([first]) => (first ? [{ ...first, amount: 5 }] : []))
  await page.put((current) => whole(current?.value ?? []), {
    version: 3,
    drafts: true,
    administrator: '1',
  })
  expect(page.get()).toMatchObject([{ amount: 5 }])
  expect(kept()).not.toContain('Dee')
})

test('a tab that is looked at again asks again, at most every 10 s', async () => {
  requests = fakeDatabase(answer)
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const page = new EventTarget()
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) =>
    page.addEventListener(type, listener as EventListener),
  )
  // For good, otherwise.
  vi.spyOn(authStore, 'subscribe').mockReturnValue(() => {})
  const lookAgain = () => page.dispatchEvent(new Event('visibilitychange'))
  await keepContentFresh()
  now.mockReturnValue(10_999)
  lookAgain()
  now.mockReturnValue(11_000)
  lookAgain()
  lookAgain()
  await waitFor(() => expect(requests).toHaveLength(2))
})
