import { toastStore } from 'shared/toasts'
import { expect, test, vi } from 'vitest'
import { loadOrOpenDocument } from './loadOrOpenDocument'

const shown = () => toastStore.getSnapshot().map(({ title }) => title)

test('a page that is asked for without a connection waits for one, says so, and goes on by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page')
  const loading = loadOrOpenDocument(load)
  await expect.poll(shown).toEqual(['You’re offline'])
  expect(load).toHaveBeenCalledOnce()

  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('page')
  expect(shown()).toEqual([])
})

test('where pages are prerendered, nothing of a browser hides what has failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as never)
  const failure = new Error('no such module')
  await expect(loadOrOpenDocument(vi.fn().mockRejectedValue(failure), '')).rejects.toBe(failure)
  expect(shown()).toEqual([])
})
