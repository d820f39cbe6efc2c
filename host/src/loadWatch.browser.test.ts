import { expect, onTestFinished, test, vi } from 'vitest'

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
