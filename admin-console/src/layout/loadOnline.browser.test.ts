import { toastStore } from 'shared/toasts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadOnline, offline, stopSayingOffline } from './loadOnline'

const shown = () => toastStore.getSnapshot().map(({ title }) => title)

function goOffline() {
  offline.hasFailed = false
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    offline.hasFailed = false
  })
  return function reconnect() {
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
  }
}

test('without a connection a page says so, and loads once there is one', async () => {
  const reconnect = goOffline()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page')
  const loading = loadOnline(load)
  await expect.poll(shown).toEqual(['You’re offline'])
  reconnect()
  expect(await loading).toBe('page')
  expect(offline.hasFailed).toBe(false)
  expect(shown()).toEqual([])
})

test('what has gone elsewhere is told nothing, and whoever follows a link again is told again', async () => {
  const reconnect = goOffline()
  const link = document.body.appendChild(document.createElement('a'))
  onTestFinished(() => link.remove())
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page')
  const loading = loadOnline(load)
  await expect.poll(shown).toEqual(['You’re offline'])
  stopSayingOffline()
  expect(shown()).toEqual([])
  document.body.click()
  expect(shown()).toEqual([])
  link.click()
  expect(shown()).toEqual(['You’re offline'])
  reconnect()
  await loading
  expect(shown()).toEqual([])
  link.click()
  expect(shown()).toEqual([])
})

test('where the browser remembers the failure, it is known that only a reload helps', async () => {
  const reconnect = goOffline()
  const failure = new Error('offline')
  const loading = loadOnline(() => Promise.reject(failure))
  await expect.poll(shown).toEqual(['You’re offline'])
  reconnect()
  await expect(loading).rejects.toBe(failure)
  expect(offline.hasFailed).toBe(true)
})

test('with a connection, a failure is one', async () => {
  const failure = new Error('gone')
  await expect(loadOnline(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(offline.hasFailed).toBe(false)
  expect(shown()).toEqual([])
})
