import { contractVersion } from 'shared/contract'
import type { RemotePointer } from 'shared/pointer'
import { onReport, type RemoteLoadReport } from 'shared/reporting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { federation } from './federation'
import { loadRemoteModule } from './loadRemoteModule'

vi.mock('./federation', () => ({ federation: { loadRemote: vi.fn(), registerRemotes: vi.fn() } }))

const { loadRemote, registerRemotes } = federation

const App = () => null

/** Each test has a folder of its own: a page remembers for good which URLs it has tried. */
let folder = 0

const release = (name: string, contract = contractVersion) => ({
  name: 'public-site',
  release: name,
  entry: `${folder}/${name}/remoteEntry.js`,
  contract,
  integrity: {},
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
async function load(known?: RemotePointer) {
  const outcome = loadRemoteModule('public-site', known).then(
    (loaded) => ({ loaded }),
    (error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

const triedEntries = () =>
  vi.mocked(registerRemotes).mock.calls.map(([[remote]]) => {
    const { pathname, search } = new URL((remote as { entry: string }).entry)
    return pathname.replace(`/${folder}/`, '/') + search.replace(/\d+$/, 'n')
  })

let reports: RemoteLoadReport[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadRemote).mockReset()
  vi.mocked(registerRemotes).mockReset()
  folder += 1
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

test('a pointer that the document holds already is not asked for', async () => {
  const fetchStub = answers()
  vi.mocked(loadRemote).mockResolvedValue({ default: App })
  const known = { ...release('r1'), name: 'public-site' as const, previous: null }
  expect(await load(known)).toMatchObject({ loaded: { release: 'r1' } })
  expect(fetchStub).not.toHaveBeenCalled()
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
    expect(await load()).toMatchObject({ error: { reason: 'pointer' } })
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
      error: { reason: 'pointer', message: expect.stringContaining(message) },
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
  test('is tried again under another URL, because a browser remembers a failed module', async () => {
    answers(pointer(release('r2')))
    vi.mocked(loadRemote)
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue({ default: App })
    expect(await load()).toHaveProperty('loaded')
    expect(triedEntries()).toEqual([
      '/remotes/public-site/r2/remoteEntry.js',
      '/remotes/public-site/r2/remoteEntry.js?attempt=n',
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
    expect(reports).toMatchObject([{ release: null, failure: { reason: 'release' } }])
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
