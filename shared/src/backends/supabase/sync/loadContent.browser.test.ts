import { signIn, signOut } from 'shared/auth'
import { addToOutbox } from 'shared/backends/supabase/outbox/outbox'
import { toRow } from 'shared/backends/supabase/rows'
import { definitions } from 'shared/collections/definitions'
import { donations } from 'shared/collections/donations'
import { events } from 'shared/collections/events'
import type { ContentKey } from 'shared/content/contentKinds'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { type FakeRequest, fakeDatabase } from 'shared/testing/fakeStore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchCurrentVersions } from '../content/contentVersions'
import { supabaseCollection as open, supabaseCollections } from '../content/supabaseCollection'
import { getAs, loadForAdministrator } from './readContent'
import { syncContent } from './syncContent'

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
const renderedEvents = [{ ...event, title: 'Fair in the document' }]

let requests: FakeRequest[]
let storeAnswers: (path: string) => unknown
/** The content in the document at each path of the site. */
let documents: Record<string, object>

const versions = databaseVersions({ events: 6, donations: 2 })
const keyIn = (path: string) => new URL(path, location.href).searchParams.get('collection') ?? ''
const answered = (path: string, rows?: object[]) => {
  const key = keyIn(path)
  if (!key) return versions
  return { version: versions[key], rows: rows ?? (key === 'events' ? [event] : []) }
}

beforeEach(async () => {
  signOut()
  history.replaceState(null, '', '/events')
  storeAnswers = answered
  documents = {}
  requests = fakeDatabase(({ path }) => storeAnswers(path))
  const askStore = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const { pathname, origin } = new URL(String(input), location.href)
    if (origin !== location.origin && askStore) return askStore(input, init)
    const content = documents[pathname]
    const block = `<script type="application/json" id="content">${JSON.stringify(content)}</script>`
    return new Response(`<!doctype html>${content ? block : ''}`)
  })
  // Whatever other tests were told.
  await fetchCurrentVersions(getAs())
  requests.splice(0)
})

/** The administrator's value of a collection. */
async function load(key: ContentKey) {
  await loadForAdministrator(key)
  return open<unknown>(definitions[key]).get()
}

describe('what a page needs', () => {
  test('comes from its document, and costs the store nothing', async () => {
    documents = { '/events': { events: { version: 6, value: renderedEvents } } }
    const page = open(events)
    await page.arrival()
    expect(page.get()).toEqual(renderedEvents)
    expect(requests).toEqual([])
  })

  test('comes from the store where the page has no document', async () => {
    const page = open(events)
    await page.arrival()
    expect(page.get()).toEqual([event])
    expect(page.origin()).toEqual({ version: 6, drafts: false })
  })

  test('comes from the store where that is known to have something newer', async () => {
    documents = { '/events': { events: { version: 5, value: renderedEvents } } }
    await syncContent()
    const page = open(events)
    await page.arrival()
    expect(page.get()).toEqual([event])
  })

  test('comes from its document where the store fails, be it older', async () => {
    documents = { '/events': { events: { version: 5, value: renderedEvents } } }
    await syncContent()
    storeAnswers = () => new Response('', { status: 500 })
    const page = open(events)
    await page.arrival()
    expect(page.get()).toEqual(renderedEvents)
  })

  test('comes from the home page’s document where nothing else is there', async () => {
    documents = { '/': { events: { version: 5, value: renderedEvents } } }
    storeAnswers = () => Promise.reject(new TypeError('Failed to fetch'))
    const page = open(events)
    await page.arrival()
    expect(page.get()).toEqual(renderedEvents)
  })

  test('is missing, and never a seed, where nobody has it', async () => {
    storeAnswers = () => Promise.reject(new TypeError('Failed to fetch'))
    const page = open(events)
    await expect(page.arrival()).rejects.toMatchObject({ failure: 'unavailable' })
    expect(() => page.get()).toThrow('"events" is not loaded')
  })
})

describe('what a page does not find', () => {
  beforeEach(() => {
    localStorage.setItem('events', '[]')
    localStorage.setItem('events.origin', '{"version":5,"drafts":false}')
  })

  test('is asked for, once, and found where the store has something newer', async () => {
    const page = open(events)
    expect(page.get()).toEqual([])
    const freshened = page.freshened()
    expect(page.freshened()).toBe(freshened)
    await freshened
    expect(page.get()).toEqual([event])
  })

  test('costs one small request where the store has nothing newer', async () => {
    localStorage.setItem('events.origin', '{"version":6,"drafts":false}')
    await open(events).freshened()
    expect(requests.map(({ path }) => path)).toEqual(['/rest/v1/rpc/content_versions'])
  })

  test('is not found where the store does not answer', async () => {
    storeAnswers = () => new Response('', { status: 500 })
    const page = open(events)
    await page.freshened()
    expect(page.get()).toEqual([])
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })
})

describe('the administrator', () => {
  const user = { id: '1', name: 'Ann', email: 'ann@example.com', role: 'admin' } as const

  beforeEach(() => {
    signIn(user)
    const tokens = { accessToken: 'token', refreshToken: 'r', expiresAt: Date.now() + 3_600_000 }
    localStorage.setItem('auth', JSON.stringify({ ...user, tokens }))
  })

  test('reads everything with the token, and asks for the versions once', async () => {
    expect(await Promise.all([load('events'), load('donations')])).toEqual([[event], []])
    expect(requests.map(({ path, token }) => [path, token])).toEqual([
      ['/rest/v1/rpc/content_versions', 'token'],
      ['/rest/v1/rpc/content?collection=events&version=6', 'token'],
      ['/rest/v1/rpc/content?collection=donations&version=2', 'token'],
    ])
    expect(localStorage.getItem('donations.origin')).toBe(
      '{"version":2,"drafts":true,"administrator":"1"}',
    )
  })

  async function signOutAndTell() {
    signOut()
    const asked = () => requests.map(({ path }) => path)
    await vi.waitFor(() => expect(asked()).toContain('/auth/v1/logout?scope=global'))
  }

  test.each([
    ['signs out', signOutAndTell],
    ['signs out, and somebody else in', async () => signIn({ ...user, id: '2' })],
  ])('is not kept for somebody who %s meanwhile', async (_, change) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      storeAnswers = async (path) => {
        if (keyIn(path) !== 'donations') return answered(path)
        resolve()
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return answered(path, donations.seed.slice(0, 1).map(toRow))
      }
    })
    const loaded = load('donations')
    await asked
    await change()
    answer()
    await expect(loaded).rejects.toThrow('"donations" is not loaded')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('donations'))).toEqual([])
  })

  test('gets the versions of rows, and keeps the changes that are not sent yet', async () => {
    storeAnswers = (path) => answered(path, [{ ...event, version: 4 }])
    const rename = { id: 1, version: 4, before: { title: 'Fair' }, after: { title: 'Renamed' } }
    addToOutbox('events', [rename], user)
    const theirs = { ...rename, before: { slots: 9 }, after: { slots: 1 } }
    addToOutbox('events', [theirs], { id: '2', name: 'Bea' })
    expect(await load('events')).toEqual([{ ...event, version: 4, title: 'Renamed' }])
  })

  test('reads again what visitors have read without drafts', async () => {
    localStorage.setItem('events', '[]')
    localStorage.setItem('events.origin', '{"version":6,"drafts":false}')
    const page = open(events)
    await syncContent()
    expect(page.get()).toEqual([event])
    expect(page.origin()).toEqual({ version: 6, drafts: true, administrator: '1' })
  })

  test('reads again what another administrator has read, whose unsent changes may be in it', async () => {
    localStorage.setItem('events', '[]')
    localStorage.setItem('events.origin', '{"version":6,"drafts":true,"administrator":"2"}')
    expect(await load('events')).toEqual([event])
    expect(await load('events')).toEqual([event])
    // In the tab of tomorrow.
    supabaseCollections.clear()
    expect(await load('events')).toEqual([event])
    expect(requests).toHaveLength(2)
  })

  test('does not read donations that the console has not asked for', async () => {
    await syncContent()
    expect(requests.map(({ path }) => path)).toEqual(['/rest/v1/rpc/content_versions'])
  })

  test.each<[string, () => unknown, string]>([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch')), 'unavailable'],
    ['is slow', () => Promise.reject(new DOMException('slow', 'TimeoutError')), 'unavailable'],
    ['answers 403', () => new Response('{}', { status: 403 }), 'forbidden'],
    ['answers 409', () => new Response('{}', { status: 409 }), 'unavailable'],
    ['answers 429', () => new Response('', { status: 429 }), 'unavailable'],
    ['answers 500', () => new Response('', { status: 500 }), 'unavailable'],
    ['answers with HTML', () => new Response('<!doctype html>'), 'unavailable'],
  ])('is told where the store %s, and what was read before stays', async (_, fail, failure) => {
    const before = localStorage.length
    storeAnswers = fail
    await expect(load('events')).rejects.toMatchObject({ failure })
    expect(localStorage).toHaveLength(before)
    storeAnswers = answered
    expect(await load('events')).toEqual([event])
    storeAnswers = fail
    expect(await load('events')).toEqual([event])
  })
})
