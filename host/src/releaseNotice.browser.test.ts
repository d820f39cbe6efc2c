import { contractVersion } from 'shared/contract'
import { dismissToast, toastStore } from 'shared/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReleases } from './releaseNotice'
import { loadedReleases } from './remotes/loadedReleases'

const minuteMs = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  loadedReleases.set('r1', 'public-site')
  document.documentElement.dataset.shell = 's1'
  const page = new EventTarget()
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) =>
    page.addEventListener(type, listener as EventListener),
  )
  watchReleases()
  lookAgain = async () => {
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }
  say = (type, target) => {
    const event = new Event(type)
    Object.defineProperty(event, 'target', { value: target })
    page.dispatchEvent(event)
  }
  return () => {
    vi.useRealTimers()
  }
})

afterEach(() => {
  document.body.replaceChildren()
  loadedReleases.clear()
  delete document.documentElement.dataset.shell
  vi.unstubAllGlobals()
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
})

let lookAgain: () => Promise<void>
let say: (type: string, target: Element) => void

/** Has the server name this release of the public site and this shell, at each request. */
function live(release: string, shell: unknown = 's1') {
  const entry = `${release}/remoteEntry.js`
  const files = { integrity: {}, others: '', css: [], preload: [] }
  const known = { name: 'public-site', contract: contractVersion, previous: null }
  const pointer = { ...known, ...files, release, entry }
  // No real response: the clock runs ahead of the tasks in which a browser reads one.
  const fetchStub = vi.fn(async (url: string) => ({
    ok: true,
    json: async () => (url === '/shell.json' ? { release: shell } : pointer),
  }))
  vi.stubGlobal('fetch', fetchStub)
  return fetchStub
}

const offers = () => toastStore.getSnapshot().map(({ action }) => action?.label)

test('a tab that is looked at again asks at most every five minutes what is live', async () => {
  const fetchStub = live('r1')
  vi.advanceTimersByTime(4 * minuteMs)
  await lookAgain()
  expect(fetchStub).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minuteMs)
  await lookAgain()
  await lookAgain()
  expect(fetchStub.mock.calls.map(([url]) => new URL(url, location.origin).pathname)).toEqual([
    '/shell.json',
    '/remotes/public-site/current.json',
  ])
  expect(offers()).toEqual([])
})

test('a new release is offered; one that was tried and failed is not', async () => {
  loadedReleases.set('broken', 'public-site')
  live('broken')
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual([])
  live('r2')
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual(['Reload'])
})

test('a new shell is offered, whether or not a pointer can be read; one that is malformed is not', async () => {
  live('r1', undefined)
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual([])
  loadedReleases.set('console', 'admin-console')
  live('r1', 's2')
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual(['Reload'])
})

test('nothing is asked or offered while a form is being filled; one that is reset after sending is not', async () => {
  const fetchStub = live('r2')
  document.body.innerHTML = '<form><input></form>'
  const form = document.querySelector('form') as HTMLFormElement
  say('input', form.querySelector('input') as HTMLInputElement)
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(fetchStub).not.toHaveBeenCalled()
  say('reset', form)
  await lookAgain()
  expect(offers()).toEqual(['Reload'])
})

test('nothing is offered behind a dialog', async () => {
  live('r2')
  document.body.innerHTML = '<dialog open></dialog>'
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual([])
})

test('a pointer that cannot be read is no reason for a word', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.advanceTimersByTime(5 * minuteMs)
  await lookAgain()
  expect(offers()).toEqual([])
})
