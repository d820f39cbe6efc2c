import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCollection, type StoredCollection } from './collection'

const schema = z.array(z.looseObject({ id: z.number(), name: z.string() }))
const seed = [{ id: 1, name: 'seed' }]
const key = 'things'

/** A tab has its own collection object over the same storage. */
const openTab = () => createCollection({ key, schema, seed })

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')
const add = (id: number) => (things: z.infer<typeof schema>) => [...things, { id, name: `n${id}` }]

/** The browser tells every other tab; here all are in one page, so the test plays the browser. */
const storageChanged = (changedKey: string | null = key) =>
  dispatchEvent(new StorageEvent('storage', { key: changedKey }))

/** What was logged since the last look. */
function warnings() {
  const { calls } = vi.mocked(console.warn).mock
  return calls.splice(0)
}

describe('reading', () => {
  test('without anything stored, the seed is the value and nothing is written', () => {
    expect(openTab().get()).toBe(seed)
    expect(localStorage).toHaveLength(0)
  })

  test('what is stored replaces the seed', () => {
    localStorage.setItem(key, '[{"id":2,"name":"kept"}]')
    expect(openTab().get()).toEqual([{ id: 2, name: 'kept' }])
  })

  test('a field that this release does not know survives an update', async () => {
    localStorage.setItem(key, '[{"id":2,"name":"kept","color":"green"}]')
    await openTab().update(add(3))
    expect(stored()[0]).toEqual({ id: 2, name: 'kept', color: 'green' })
  })

  test.each([
    ['text that is no JSON', '[{"id":'],
    ['data of another form', '[{"id":"one"}]'],
  ])('%s falls back to the seed and is set aside', (_, text) => {
    localStorage.setItem(key, text)
    expect(openTab().get()).toBe(seed)
    expect(localStorage.getItem(`${key}.unreadable.1`)).toBe(text)
    expect(localStorage.getItem(key)).toBeNull()
    expect(warnings()).toHaveLength(1)
  })

  test('a second unreadable text is set aside beside the first', () => {
    for (const text of ['first', 'second']) {
      localStorage.setItem(key, text)
      openTab().get()
    }
    expect(localStorage.getItem(`${key}.unreadable.1`)).toBe('first')
    expect(localStorage.getItem(`${key}.unreadable.2`)).toBe('second')
    expect(warnings()).toHaveLength(2)
  })

  test('what another tab saves while unreadable text is set aside is kept', () => {
    localStorage.setItem(key, 'damaged')
    const { setItem } = localStorage
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(function (this: Storage, ...set) {
      setItem.apply(this, set)
      setItem.call(this, key, '[]')
    })
    openTab().get()
    expect(localStorage.getItem(`${key}.unreadable.1`)).toBe('damaged')
    expect(stored()).toEqual([])
    expect(warnings()).toHaveLength(1)
  })

  test('unreadable text that cannot be set aside is never overwritten', async () => {
    localStorage.setItem(key, 'precious')
    const { setItem } = localStorage
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (name !== key) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, text)
    })
    const tab = openTab()
    await tab.update(add(2))
    expect(localStorage.getItem(key)).toBe('precious')
    expect(tab.get()).toHaveLength(2)
    // Unreadable, not set aside, and therefore not saved.
    expect(warnings()).toHaveLength(3)
  })

  test('unavailable storage gives the seed and logs', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(openTab().get()).toBe(seed)
    expect(warnings()).toHaveLength(1)
  })

  test('the value keeps its reference until it changes', () => {
    localStorage.setItem(key, '[{"id":2,"name":"kept"}]')
    const tab = openTab()
    const before = tab.get()
    storageChanged()
    expect(tab.get()).toBe(before)
  })
})

describe('updating', () => {
  test('an update is stored and resolves with the new value', async () => {
    const value = await openTab().update(add(2))
    expect(value).toHaveLength(2)
    expect(stored()).toEqual(value)
  })

  test('subscribers in the same tab are told once', async () => {
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    await tab.update(add(2))
    expect(listener).toHaveBeenCalledOnce()
  })

  test('an update that changes nothing tells nobody and writes nothing', async () => {
    const tab = openTab()
    const listener = vi.fn()
    tab.subscribe(listener)
    await tab.update((things) => things)
    expect(listener).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })

  test('two tabs that update from the same old value lose neither change', async () => {
    const [one, two] = [openTab(), openTab()]
    one.get()
    two.get()
    await Promise.all([one.update(add(2)), two.update(add(3))])
    expect(stored().map((thing: { id: number }) => thing.id)).toEqual([1, 2, 3])
  })

  test('a change that throws leaves everything as it was and rejects', async () => {
    const tab = openTab()
    const refused = tab.update(() => {
      throw new Error('no place left')
    })
    await expect(refused).rejects.toThrow('no place left')
    expect(tab.get()).toBe(seed)
    expect(localStorage).toHaveLength(0)
  })

  test('what cannot be saved is logged, holds in the page and is saved with the next update', async () => {
    const tab = openTab()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await tab.update(add(2))
    expect(tab.get()).toHaveLength(2)
    expect(tab.isUnsaved()).toBe(true)
    expect(warnings()).toHaveLength(1)
    full.mockRestore()
    await tab.update(add(3))
    expect(tab.isUnsaved()).toBe(false)
    expect(stored().map((thing: { id: number }) => thing.id)).toEqual([1, 2, 3])
  })

  test('updates run under a lock of the key where the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => unknown) => Promise.resolve(work()))
    vi.stubGlobal('navigator', { locks: { request } })
    await openTab().update(add(2))
    vi.unstubAllGlobals()
    expect(request).toHaveBeenCalledExactlyOnceWith(`collection:${key}`, expect.any(Function))
    expect(stored()).toHaveLength(2)
  })

  test('where the browser refuses locks, an update is made all the same and the refusal logged', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request } })
    const value = await openTab().update(add(2))
    vi.unstubAllGlobals()
    expect(value).toHaveLength(2)
    expect(warnings()).toHaveLength(1)
  })

  test('a change that throws under a lock is not made a second time', async () => {
    const request = async (_name: string, work: () => unknown) => work()
    vi.stubGlobal('navigator', { locks: { request } })
    const change = vi.fn(() => {
      throw new Error('no place left')
    })
    await expect(openTab().update(change)).rejects.toThrow('no place left')
    vi.unstubAllGlobals()
    expect(change).toHaveBeenCalledOnce()
  })
})

describe('changes from other tabs', () => {
  let tab: StoredCollection<z.infer<typeof schema>>
  const listener = vi.fn()

  beforeEach(() => {
    listener.mockClear()
    tab = openTab()
    tab.get()
    tab.subscribe(listener)
  })

  test('a write in another tab is taken over and told', () => {
    localStorage.setItem(key, '[]')
    storageChanged()
    expect(tab.get()).toEqual([])
    expect(listener).toHaveBeenCalledOnce()
  })

  test('clearing the storage in another tab brings the seed back', async () => {
    await tab.update(add(2))
    localStorage.clear()
    storageChanged(null)
    expect(tab.get()).toBe(seed)
  })

  test('a write under another key is nobody’s business', () => {
    localStorage.setItem(key, '[]')
    storageChanged('another')
    expect(listener).not.toHaveBeenCalled()
  })

  test('a subscriber that has not read the value hears of them too', () => {
    const unread = openTab()
    const onChange = vi.fn()
    unread.subscribe(onChange)
    localStorage.setItem(key, '[]')
    storageChanged()
    expect(onChange).toHaveBeenCalledOnce()
    expect(unread.get()).toEqual([])
  })

  test('a page that is shown for the first time has missed nothing', () => {
    localStorage.setItem(key, '[]')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(listener).not.toHaveBeenCalled()
  })

  test('a page restored from the back/forward cache takes over what it missed', () => {
    localStorage.setItem(key, '[]')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(tab.get()).toEqual([])
  })

  test('a listener that fails does not keep the others from hearing', () => {
    const unsubscribe = tab.subscribe(() => {
      throw new Error('broken')
    })
    const last = vi.fn()
    tab.subscribe(last)
    localStorage.setItem(key, '[]')
    storageChanged()
    unsubscribe()
    expect(last).toHaveBeenCalledOnce()
    expect(warnings()).toHaveLength(1)
  })

  test('who has unsubscribed hears nothing', () => {
    const unsubscribed = vi.fn()
    tab.subscribe(unsubscribed)()
    localStorage.setItem(key, '[]')
    storageChanged()
    expect(unsubscribed).not.toHaveBeenCalled()
  })
})
