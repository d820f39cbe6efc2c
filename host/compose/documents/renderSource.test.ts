/** Documents of a site with a store, composed from builds of a few bytes. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownSchema } from '../../../shared/src/backends/supabase/content/contentVersions.ts'
import { databaseVersions } from '../../../shared/testing/databaseVersions.ts'
import { promote } from '../release/promote.ts'
import { publishParts } from '../release/publishParts.ts'
import { publishShell } from '../release/publishShell.ts'
import { addRelease, makeLive } from '../release/releases.ts'
import { production } from '../site/environments.ts'
import { buildPublicSite, buildPublicSiteWithContent, buildShell } from '../testing/smallBuilds.ts'
import { composeDocuments } from './documents.ts'
import { fetchPublicContent, fromDatabase } from './renderSource.ts'

const url = 'https://store.example'
const event = {
  id: 7,
  title: 'Fair </script>',
  date: '',
  time: '',
  location: '',
  category: 'health',
}
const settings = { id: 1, site_name: 'Helping Hands', contact_email: '', phone_number: '' }
const listed = { ...event, image: '', attendees: 1, slots: 2 }
/** By the collection that is asked for, or the function. */
const answers: Record<string, unknown> = {
  content_versions: databaseVersions({ events: 12, generalSettings: 3 }),
  events: { version: 12, rows: [listed] },
  generalSettings: { version: 3, rows: [settings] },
}

function askedFor(target: string) {
  const { pathname, searchParams } = new URL(target)
  return searchParams.get('collection') ?? pathname.replace('/rest/v1/rpc/', '')
}

/** A collection that is not named is empty. */
const answerOf = (asked: string) => Response.json(answers[asked] ?? { version: 1, rows: [] })

let folder: string
let site: string
let requested: string[]

/** Answers in the place of the store. */
function storeAnswers(answer: (asked: string) => Response) {
  requested = []
  vi.stubGlobal('fetch', async (target: string) => {
    const asked = askedFor(target)
    requested.push(asked)
    return answer(asked)
  })
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  site = path.join(folder, 'site')
  storeAnswers(answerOf)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const withStoreNamed = () => {
  vi.stubEnv('STORE_URL', url)
  vi.stubEnv('STORE_KEY', 'publishable')
}

async function publish(dist: string) {
  const { pointer } = await addRelease('public-site', dist, site, { version: '1.0.0' })
  await makeLive('public-site', pointer.release, site)
}

async function publishSite() {
  await publishShell(await buildShell(folder), site)
  await publish(await buildPublicSiteWithContent(folder))
}

const read = (file: string) => readFile(path.join(site, file), 'utf8')

const blockIn = (html: string, id: string) => {
  const [, text] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? []
  return text && JSON.parse(text)
}

test('without a store nothing is requested, and no document says a word of one', async () => {
  await publishSite()
  expect(requested).toEqual([])
  for (const file of ['index.html', 'shell.html']) {
    expect(await read(file)).not.toMatch(/id="(supabase|content)"|data-supabase|store\.example/)
  }
  expect(await read('index.html')).toContain('seeds')
})

test('pages are rendered from the store’s content, and each document holds what it was rendered from', async () => {
  withStoreNamed()
  await publishSite()
  const home = await read('index.html')
  expect(home).toContain('<title>Helping Hands</title>')
  expect(home).toContain('<div id="root">Helping Hands</div>')
  expect(blockIn(home, 'content')).toEqual({
    generalSettings: {
      version: 3,
      value: { id: 1, siteName: 'Helping Hands', contactEmail: '', phoneNumber: '' },
    },
  })
  const events = await read('events/7/index.html')
  expect(events).toContain('<div id="root">1 event</div>')
  expect(blockIn(events, 'content')).toEqual({
    events: { version: 12, value: [{ ...event, image: '', attendees: 1, slots: 2 }] },
  })
})

test('a feed is composed and composed again with the documents, which announce it, and goes with its release', async () => {
  withStoreNamed()
  await publishSite()
  expect(await read('events.ics')).toBe('1 event')
  for (const file of ['index.html', 'events/7/index.html']) {
    expect(await read(file)).toContain(
      '<link rel="alternate" type="text/calendar" title="Helping Hands" href="https://www.islandcare.example/events.ics">',
    )
  }
  storeAnswers((asked) =>
    asked === 'events' ? Response.json({ version: 12, rows: [] }) : answerOf(asked),
  )
  await composeDocuments(site)
  expect(await read('events.ics')).toBe('0 event')
  await publish(await buildPublicSite(folder, 'without'))
  await expect(read('events.ics')).rejects.toThrow('ENOENT')
  expect(await read('index.html')).not.toContain('rel="alternate"')
})

test('a release of before there were feeds is composed without them', async () => {
  const dist = await buildPublicSite(folder, 'older')
  const bundle = path.join(dist, 'prerender/server.js')
  const text = await readFile(bundle, 'utf8')
  await writeFile(bundle, text.replace(/export const feeds.*/, ''))
  await publishShell(await buildShell(folder), site)
  await publish(dist)
  expect(await read('index.html')).toContain('older /')
})

test('each document names the store, and its policy lets the page ask it', async () => {
  withStoreNamed()
  await publishSite()
  for (const file of ['index.html', 'events/7/index.html', 'shell.html']) {
    const html = await read(file)
    expect(blockIn(html, 'supabase')).toEqual({ url, key: 'publishable' })
    expect(html).toContain(`connect-src 'self' ${url};`)
  }
  expect(requested).not.toContain('donations')
})

test('what is published later is composed from the same store', async () => {
  withStoreNamed()
  await publishSite()
  vi.unstubAllEnvs()
  await composeDocuments(site)
  expect(await read('index.html')).toContain('Helping Hands')
})

test('a store that is gone is replaced, and then left, before anything is composed', async () => {
  withStoreNamed()
  await publishSite()
  const builds = { host: path.join(folder, 'shell'), 'public-site': path.join(folder, 'content') }
  const publishAll = () => publishParts(builds, site, production)
  storeAnswers(() => new Response('', { status: 500 }))
  vi.stubEnv('STORE_URL', 'https://moved.example')
  const before = await read('shell.html')
  await expect(publishAll()).rejects.toThrow('https://moved.example')
  expect(await read('shell.html')).toBe(before)
  storeAnswers(answerOf)
  await publishAll()
  const moved = await read('index.html')
  expect(blockIn(moved, 'supabase')).toEqual({ url: 'https://moved.example', key: 'publishable' })
  expect(moved).toContain("connect-src 'self' https://moved.example;")
  expect(moved).not.toContain('store.example')
  vi.unstubAllEnvs()
  await publishAll()
  expect(await read('index.html')).toContain('seeds')
  expect(await read('index.html')).not.toContain('moved.example')
})

test('an environment keeps its store when it is given the shell of another', async () => {
  await publishSite()
  withStoreNamed()
  await publishShell(await buildShell(folder), site, 'preview')
  await composeDocuments(site, 'preview')
  vi.unstubAllEnvs()
  await promote('host', 'preview', 'production', site)
  expect(await read('shell.html')).not.toContain('store.example')
  await promote('host', 'production', 'preview', site)
  expect(blockIn(await read('environments/preview/shell.html'), 'supabase')).toMatchObject({ url })
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed')) as never],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('timed out', 'TimeoutError')) as never,
  ],
  ...[401, 403, 409, 429, 500].map((status): [string, () => Response] => [
    `status ${status}`,
    () => new Response('{}', { status }),
  ]),
  ['a page of HTML', () => new Response('<!doctype html>')],
  [
    'rows that are no events',
    (asked: string) =>
      asked === 'events'
        ? Response.json({ version: 12, rows: [{ id: 1, title: 7 }] })
        : answerOf(asked),
  ],
  [
    'no settings',
    (asked: string) =>
      asked === 'generalSettings' ? Response.json({ version: 3, rows: [] }) : answerOf(asked),
  ],
  [
    'rows that a cache has kept',
    (asked: string) =>
      asked === 'events' ? Response.json({ version: 11, rows: [listed] }) : answerOf(asked),
  ],
])('%s of the store leaves every document as it was', async (_, answer) => {
  withStoreNamed()
  await publishSite()
  const files = ['index.html', 'events/7/index.html', 'shell.html', 'events.ics']
  const before = await Promise.all(files.map(read))
  storeAnswers(answer)
  await expect(composeDocuments(site)).rejects.toThrow(
    'Nothing is composed from the database at https://store.example',
  )
  await expect(publishShell(await buildShell(folder, 'other()'), site)).rejects.toThrow()
  expect(await Promise.all(files.map(read))).toEqual(before)
})

test.each([
  ['at its address', new Error('connect ECONNREFUSED 127.0.0.1:80')],
  ['at all of its addresses', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
])('says why the store did not answer %s', async (_where, cause) => {
  withStoreNamed()
  await publishSite()
  storeAnswers(() => Promise.reject(new TypeError('fetch failed', { cause })) as never)
  await expect(composeDocuments(site)).rejects.toThrow(
    /content_versions had no answer: fetch failed: (connect )?ECONNREFUSED/,
  )
})

test('a store that is waking up is given a minute', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const answer = vi.fn<typeof fetch>(async (target) => answerOf(askedFor(String(target))))
  vi.stubGlobal('fetch', answer)
  await fetchPublicContent({ url, key: 'publishable' })
  expect(limit).toHaveBeenCalledExactlyOnceWith(60_000)
  const given = limit.mock.results[0]?.value
  expect(answer).toHaveBeenCalled()
  for (const [, init] of answer.mock.calls) expect(init?.signal).toBe(given)
})

test.each([
  ['older', 0],
  ['newer', knownSchema + 1],
])(
  'a store whose database is %s is said to be so, and composed from as long as it can be read',
  async (age, schema) => {
    withStoreNamed()
    await publishSite()
    const versions = databaseVersions({ events: 13, generalSettings: 4, schema })
    const changed: typeof answers = {
      content_versions: versions,
      events: { version: 13, rows: [] },
      generalSettings: { version: 4, rows: [{ ...settings, site_name: 'Caring Hands' }] },
    }
    storeAnswers((asked) => (asked in changed ? Response.json(changed[asked]) : answerOf(asked)))
    await composeDocuments(site)
    const composed = await read('index.html')
    expect(composed).toContain('Caring Hands')
    expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
      [`The database of ${url} is ${age} than this site. All of its content could be read.`],
    ])

    changed.events = { version: 13, rows: [{ id: 7, name: 'Fair' }] }
    await expect(composeDocuments(site)).rejects.toThrow(
      `The database of ${url} is ${age} than this site. Nothing is composed from the database`,
    )
    expect(await read('index.html')).toBe(composed)
  },
)

test('a release of another contract is not rendered, and says so', async () => {
  await publishSite()
  const before = await read('index.html')
  const pointer = JSON.parse(await read('remotes/public-site/current.json'))
  await expect(composeDocuments(site, production, { ...pointer, contract: 1 })).rejects.toThrow(
    'speaks version 1 of the contract',
  )
  expect(await read('index.html')).toBe(before)
})

test('a shell is published with the next public site where the one before is of another contract', async () => {
  await publishSite()
  const live = path.join(site, 'remotes/public-site/current.json')
  await writeFile(
    live,
    JSON.stringify({ ...JSON.parse(await readFile(live, 'utf8')), contract: 1 }),
  )
  const builds = {
    host: await buildShell(folder),
    'public-site': await buildPublicSite(folder, 'a'),
  }
  await publishParts(builds, site, production)
  expect(await read('index.html')).toContain('<div id="root">a /</div>')
})

test('a document has of the posts those texts only that its page shows', async () => {
  const posts = [1, 2].map((id) => ({ id, title: `Post ${id}`, content: `Text ${id}` }))
  const withoutTexts = [1, 2].map((id) => ({ id, title: `Post ${id}` }))
  const stats = { version: 1, value: [] }
  const source = fromDatabase({ blogPosts: { version: 8, value: posts }, stats })
  const written = async (render: () => unknown) =>
    JSON.parse(JSON.stringify((await source.watch(async () => render())).content))

  const list = () => source.contentOf('blogPosts')
  expect(await written(list)).toEqual({ blogPosts: { version: 8, value: withoutTexts } })
  const post = () => {
    list()
    source.onTextShown('blogPosts', 2)
  }
  expect((await written(post)).blogPosts.value).toEqual([withoutTexts[0], posts[1]])
  expect(await written(list)).toEqual({ blogPosts: { version: 8, value: withoutTexts } })
})

test('a page is not rendered from what only administrators may read', () => {
  expect(() => fromDatabase({}).contentOf('donations')).toThrow('"donations", which is not public')
})
