import { contractVersion } from 'shared/contract'
import { LateLoadError } from 'shared/loading/loadLate'
import { type ReleaseReference, releaseNameOf } from 'shared/pointer'
import { onReport, type RemoteLoadReport } from 'shared/reporting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { federation } from './federation'
import { loadRemoteModule } from './loadRemoteModule'

vi.mock('./federation', () => ({ federation: { loadRemote: vi.fn(), registerRemotes: vi.fn() } }))

const { loadRemote, registerRemotes } = federation

const App = () => null

const release = (name: string, contract = contractVersion) => ({
  name: 'public-site',
  release: name,
  entry: `${name}/remoteEntry.js`,
  contract,
  integrity: {},
  others: '',
  css: [],
  preload: [],
})
const pointer = (current: object, previous: object | null = null) => ({ ...current, previous })

const answers = (...bodies: unknown[]) => {
  const fetchStub = vi.fn()
  for (const body of bodies) {
    if (body instanceof Error) fetchStub.mockRejectedValueOnce(body)
    // No real response: the clock runs ahead of the tasks in which a browser reads one.
    else fetchStub.mockResolvedValueOnce({ ok: true, json: async () => body })
  }
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}

/** Loads as a page does that was just opened, with the clock running ahead of every pause. */
async function load(known?: ReleaseReference, prepare?: Parameters<typeof loadRemoteModule>[2]) {
  const outcome = loadRemoteModule('public-site', known, prepare).then(
    (loaded) => ({ loaded }),
    (error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

const triedEntries = () =>
  vi
    .mocked(registerRemotes)
    .mock.calls.map(([[remote]]) => new URL((remote as { entry: string }).entry).pathname)

let reports: RemoteLoadReport[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadRemote).mockReset()
  vi.mocked(registerRemotes).mockReset()
  reports = []
  const unsubscribe = onReport((report) => {
    if (report.kind === 'remote-load') reports.push(report)
  })
  return () => {
    unsubscribe()
    vi.unstubAllGlobals()
  }
})

afterEach(() => {
  const logged = vi.mocked(console.warn).mock.calls.splice(0)
  expect(logged, 'each failure is logged once').toHaveLength(
    reports.filter(({ failure }) => failure).length,
  )
})

test('the live release is loaded from where its pointer says', async () => {
  answers(pointer(release('r2')))
  vi.mocked(loadRemote).mockResolvedValue({ default: App })
  expect(await load()).toEqual({ loaded: { release: 'r2', module: { default: App } } })
  expect(triedEntries()).toEqual(['/remotes/public-site/r2/remoteEntry.js'])
  expect(reports).toMatchObject([{ part: 'public-site', release: 'r2', failure: null }])
})

describe('the release that the document was rendered from', () => {
  const known: ReleaseReference = {
    name: 'public-site',
    release: 'r1',
    entry: 'r1/remoteEntry.js',
    contract: contractVersion,
  }

  test('is loaded without asking for the pointer', async () => {
    const fetchStub = answers()
    vi.mocked(loadRemote).mockResolvedValue({ default: App })
    expect(await load(known)).toMatchObject({ loaded: { release: 'r1' } })
    expect(fetchStub).not.toHaveBeenCalled()
  })

  test('gives way to what is live by now', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote).mockImplementation(async () => {
      if (triedEntries().at(-1)?.includes('r1')) throw new Error('cleared away')
      return { default: App }
    })
    expect(await load(known)).toMatchObject({ loaded: { release: 'r2' } })
  })

  test('is not tried twice when it is still live', async () => {
    answers(pointer(release('r1')))
    vi.mocked(loadRemote).mockReturnValue(new Promise(() => {}))
    expect(await load(known)).toMatchObject({ error: { reason: 'release' } })
    expect(registerRemotes).toHaveBeenCalledOnce()
  })
})

describe('the hashes of a release', () => {
  const hashes = { 'remoteEntry.js': 'sha256-e', 'assets/App.js': 'sha256-a' }
  const whole = async () => {
    const name = await releaseNameOf({ contract: contractVersion, hashes, others: 'sha256-o' })
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [`${name}/${file}`, hash]),
    )
    return { ...release(name), integrity, others: 'sha256-o' }
  }
  const importMaps = () => [...document.querySelectorAll('script[type="importmap"]')]

  beforeEach(() => {
    vi.stubEnv('DEV', false)
    vi.mocked(loadRemote).mockResolvedValue({ default: App })
    // The digest is made outside the clock that is moved.
    vi.useRealTimers()
    return () => {
      for (const map of importMaps()) map.remove()
    }
  })

  const loadNow = () => loadRemoteModule('public-site').catch((error) => error)

  test('hold each of its files before any is requested', async () => {
    const good = await whole()
    answers(pointer(good))
    expect(await loadNow()).toMatchObject({ release: good.release })
    const [map] = importMaps()
    expect(JSON.parse(map?.textContent ?? '')).toEqual({
      integrity: Object.fromEntries(
        Object.entries(good.integrity).map(([file, hash]) => [
          `${location.origin}/remotes/public-site/${file}`,
          hash,
        ]),
      ),
    })
  })

  type Whole = Awaited<ReturnType<typeof whole>>
  const integrityOf =
    (change: (entry: [string, string]) => [string, string][]) => (good: Whole) => ({
      integrity: Object.fromEntries(Object.entries(good.integrity).flatMap(change)),
    })

  test.each([
    ['none', () => ({ integrity: {} })],
    ['one missing', integrityOf((entry) => (entry[0].includes('App') ? [] : [entry]))],
    ['another', integrityOf(([file]) => [[file, 'sha256-x']])],
    ['those of another folder', integrityOf(([file, hash]) => [[`x/${file}`, hash]])],
    ['an entry that is not among them', () => ({ entry: 'x/remoteEntry.js' })],
    ['a query behind the entry', (good: Whole) => ({ entry: `${good.entry}?v=1` })],
    ['a style sheet that is not among them', () => ({ css: ['x/a.css'] })],
  ])('with %s in the pointer: no code of it runs, the one before is loaded', async (_, change) => {
    const good = await whole()
    const bad = { ...good, ...change(good) }
    answers(pointer(bad))
    expect(await loadNow()).toMatchObject({
      reason: 'release',
      cause: { message: expect.stringContaining('hash') },
    })
    expect(registerRemotes).not.toHaveBeenCalled()

    vi.mocked(console.warn).mockClear()
    reports = []
    answers(pointer({ ...bad, release: 'renamed' }, good))
    expect(await loadNow()).toMatchObject({ release: good.release })
  })
})

describe('the pointer', () => {
  test('is asked for again after a failure', async () => {
    const fetchStub = answers(new TypeError('offline'), pointer(release('r2')))
    vi.mocked(loadRemote).mockResolvedValue({ default: App })
    expect(await load()).toHaveProperty('loaded')
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  test('that never answers is given up', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => {})),
    )
    expect(await load()).toMatchObject({ error: { reason: 'unreachable' } })
  })

  test.each([
    ['an error', () => new Response('', { status: 503 })],
    ['a page', () => new Response('<h1>Maintenance</h1>')],
  ])('that is answered with %s is not called unreachable', async (_, answer) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer()),
    )
    expect(await load()).toMatchObject({ error: { reason: 'malformed' } })
    expect(registerRemotes).not.toHaveBeenCalled()
  })

  test.each([
    ['of another form', { name: 'public-site', entry: 'x' }, 'malformed'],
    [
      'of another remote',
      pointer({ ...release('r2'), name: 'admin-console' }),
      'names admin-console',
    ],
  ])('%s is refused, and no code of the remote runs', async (_, body, message) => {
    answers(body)
    expect(await load()).toMatchObject({
      error: { reason: 'malformed', message: expect.stringContaining(message) },
    })
    expect(registerRemotes).not.toHaveBeenCalled()
  })
})

test('a release for another contract is not run', async () => {
  answers(pointer(release('r2', contractVersion + 1), release('r1')))
  expect(await load()).toMatchObject({ error: { reason: 'contract' } })
  expect(registerRemotes).not.toHaveBeenCalled()
  expect(reports).toMatchObject([{ release: null, failure: { reason: 'contract' } }])
})

describe('a release that fails', () => {
  test('is tried again', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote)
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue({ default: App })
    expect(await load()).toHaveProperty('loaded')
    expect(triedEntries()).toEqual([
      '/remotes/public-site/r2/remoteEntry.js',
      '/remotes/public-site/r2/remoteEntry.js',
    ])
  })

  test('for good gives way to the one before, and both outcomes are reported', async () => {
    answers(pointer(release('r2'), release('r1')))
    vi.mocked(loadRemote).mockImplementation(async () => {
      if (triedEntries().at(-1)?.includes('r2')) throw new Error('gone')
      return { default: App }
    })
    expect(await load()).toHaveProperty('loaded')
    expect(triedEntries().at(-1)).toBe('/remotes/public-site/r1/remoteEntry.js')
    expect(reports).toMatchObject([
      { release: 'r2', failure: { reason: 'release' } },
      { release: 'r1', failure: null },
    ])
  })

  test('does not give way to one before it that is for another contract', async () => {
    answers(pointer(release('r2'), release('r1', contractVersion + 1)))
    vi.mocked(loadRemote).mockRejectedValue(new Error('gone'))
    expect(await load()).toMatchObject({ error: { reason: 'contract' } })
    expect(triedEntries().filter((entry) => entry.includes('r1'))).toEqual([])
  })

  test('and has none before it is an error', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote).mockRejectedValue(new Error('gone'))
    expect(await load()).toMatchObject({ error: { reason: 'release' } })
    expect(reports).toMatchObject([{ release: 'r2', failure: { reason: 'release' } }])
  })

  test('because it cannot do what the page needs gives way too', async () => {
    answers(pointer(release('r2'), release('r1')))
    const gone = new LateLoadError(new Error('gone'))
    const loadPage = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue(App)
    vi.mocked(loadRemote).mockResolvedValue({ default: App, loadPage })
    expect(await load(undefined, ({ loadPage }) => loadPage?.('/'))).toMatchObject({
      loaded: { release: 'r1' },
    })
    expect(reports).toMatchObject([{ release: 'r2', failure: { reason: 'release' } }, {}])
  })

  test('whose own retries were in vain is not tried again', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote).mockRejectedValue(new LateLoadError(new Error('gone')))
    expect(await load()).toMatchObject({ error: { reason: 'release' } })
    expect(registerRemotes).toHaveBeenCalledOnce()
  })

  test('to load the page, and the one before it too: without an answer that takes less than 12 s', async () => {
    answers(pointer(release('r2'), release('r1')))
    const loadPage = () => new Promise(() => {})
    vi.mocked(loadRemote).mockResolvedValue({ default: App, loadPage })
    const startedAt = Date.now()
    expect(await load(undefined, ({ loadPage }) => loadPage?.('/'))).toMatchObject({
      error: { reason: 'release' },
    })
    expect(reports).toHaveLength(2)
    expect(Date.now() - startedAt).toBeLessThan(12_000)
  })

  test('and the one before it: both never answering takes less than 12 s', async () => {
    answers(pointer(release('r2'), release('r1')))
    vi.mocked(loadRemote).mockReturnValue(new Promise(() => {}))
    const startedAt = Date.now()
    expect(await load()).toMatchObject({ error: { reason: 'release' } })
    expect(reports).toHaveLength(2)
    expect(Date.now() - startedAt).toBeLessThan(12_000)
  })

  test('by never answering is not tried again', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote).mockReturnValue(new Promise(() => {}))
    expect(await load()).toMatchObject({ error: { reason: 'release' } })
    expect(registerRemotes).toHaveBeenCalledOnce()
  })

  test('because its module has no component is an error', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote).mockResolvedValue({ default: undefined })
    expect(await load()).toMatchObject({
      error: {
        reason: 'release',
        cause: { message: expect.stringContaining('no component') },
      },
    })
  })
})
