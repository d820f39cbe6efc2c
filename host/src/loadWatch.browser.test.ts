import { expect, onTestFinished, test, vi } from 'vitest'
import loadWatch from './loadWatch.js?raw'

test('a style sheet keeps the page from being shown while the network is slow, and not once it hangs', async () => {
  vi.useFakeTimers()
  // Without a URL it never answers.
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  document.head.append(sheet)
  onTestFinished(() => {
    vi.useRealTimers()
    for (const link of document.querySelectorAll('link:not([href])')) link.remove()
  })
  const resources = vi.spyOn(performance, 'getEntriesByType')
  const passWith = (loaded: number) => {
    resources.mockReturnValue(Array(loaded))
    vi.advanceTimersByTime(1500)
  }
  await Promise.all(Object.values(import.meta.glob('./loadWatch.js')).map((run) => run()))
  for (const loaded of [1, 2, 3, 4]) {
    passWith(loaded)
    expect(sheet.isConnected).toBe(true)
  }
  passWith(4)
  expect(sheet.isConnected).toBe(false)
})

test.each([
  ['of its own, where the document has a seed', 'events=0', { events: '[]' }, true],
  ['of a newer version', 'stats=3 events=12', { 'events.origin': '{"version":13}' }, true],
  ['with drafts', 'events=12', { 'events.origin': '{"version":12,"drafts":true}' }, true],
  ['of the same version', 'events=12', { 'events.origin': '{"version":12}' }, false],
  ['that the page does not show', 'stats=0', { events: '[]' }, false],
  ['that cannot be read', 'events=12', { 'events.origin': '{' }, false],
])('a page waits for content of this browser %s: %s', async (_, shown, stored, waits) => {
  vi.useFakeTimers()
  const root = document.documentElement
  onTestFinished(() => {
    vi.useRealTimers()
    localStorage.clear()
    root.removeAttribute('data-shown')
    root.removeAttribute('data-stale')
  })
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  root.dataset.shown = shown
  const script = document.createElement('script')
  script.textContent = loadWatch
  document.head.append(script)
  expect(root.hasAttribute('data-stale')).toBe(waits)
  // A page whose scripts do not come can be read all the same.
  vi.advanceTimersByTime(10_000)
  expect(root.hasAttribute('data-stale')).toBe(false)
})

test('a document that shows nothing of what browsers keep waits for nothing', () => {
  const root = document.documentElement
  onTestFinished(() => root.removeAttribute('data-stale'))
  delete root.dataset.shown
  const script = document.createElement('script')
  script.textContent = loadWatch
  document.head.append(script)
  expect(root.hasAttribute('data-stale')).toBe(false)
})
