import { events as definition } from 'shared/collections/events'
import { documentHolding } from 'shared/testing/documentContent'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { provideLoader } from './contentLoader'
import { whole } from './documentContent'
import { createSupabaseCollection } from './supabaseCollection'

const [seedEvent] = definition.seed
if (!seedEvent) throw new Error('There is no event to make others from')
/** Events with these titles, and with ids made from them. */
const list = (...titles: string[]) =>
  titles.map((title) => ({ ...seedEvent, id: Number.parseInt(title, 36), title }))

const loader = {
  loadForPage: vi.fn(),
  readContents: vi.fn(),
  revalidate: vi.fn(),
  getAs: vi.fn(),
}

beforeEach(() => provideLoader(async () => loader))

/** A tab has its own collection object over the same storage. */
const openTab = () => createSupabaseCollection(definition)

const storeCopy = (value: unknown, version: number, drafts = false) => {
  localStorage.setItem('events', JSON.stringify(value))
  localStorage.setItem('events.origin', JSON.stringify({ version, drafts }))
}
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const holding = (version: number) =>
  documentHolding({ events: { version, value: list('rendered') } })
const anotherTabStored = () => {
  for (const key of ['events', 'events.origin']) dispatchEvent(new StorageEvent('storage', { key }))
}

describe('what a collection begins with', () => {
  test('is what the document was rendered from, and no seed', () => {
    holding(5)
    expect(openTab().get()).toEqual(list('rendered'))
    expect(localStorage).toHaveLength(0)
  })

  test.each([5, 6])('is the copy of version %d where the document has 5', (version) => {
    holding(5)
    storeCopy(list('copy'), version)
    const tab = openTab()
    expect(tab.get()).toEqual(list('copy'))
    expect(tab.origin()).toEqual({ version, drafts: false })
    // Hydration gets what the server rendered all the same.
    expect(tab.getRendered()).toEqual(list('rendered'))
  })

  test('is the document where the copy is older', () => {
    holding(5)
    storeCopy(list('copy'), 4)
    const tab = openTab()
    expect(tab.get()).toEqual(list('rendered'))
    expect(tab.origin()).toEqual({ version: 5, drafts: false })
  })

  test('keeps one reference where both are the same: nothing renders again', () => {
    holding(5)
    storeCopy(list('rendered'), 6)
    const tab = openTab()
    expect(tab.get()).toBe(tab.getRendered())
  })

  test('is not what was stored before there was a store', () => {
    localStorage.setItem('events', JSON.stringify(list('demonstration')))
    expect(() => openTab().get()).toThrow('"events" is not loaded')
  })

  test('is nothing where neither has it; the seed never appears', () => {
    expect(() => openTab().get()).toThrow('"events" is not loaded')
  })

  test.each(['{"events":', '{"events":{"version":5,"value":[7]}}'])(
    'is not a document that cannot be read: %s',
    (text) => {
      documentHolding(text)
      expect(() => openTab().get()).toThrow('"events" is not loaded')
      expect(console.warn).toHaveBeenCalledOnce()
      vi.mocked(console.warn).mockClear()
    },
  )
})

describe('changing', () => {
  test('an update is stored as a change of the version that it was made on', async () => {
    holding(5)
    const tab = openTab()
    await tab.update((events) => [...events, ...list('mine')])
    expect(stored('events')).toEqual(list('rendered', 'mine'))
    expect(stored('events.origin')).toEqual({ version: 5, drafts: false })
    expect(openTab().get()).toEqual(list('rendered', 'mine'))
  })

  test('what comes from the store is stored with its version, also where it is the same', async () => {
    holding(5)
    const tab = openTab()
    await tab.put((current) => whole(current?.value ?? []), { version: 6, drafts: true })
    expect(stored('events')).toEqual(list('rendered'))
    expect(stored('events.origin')).toEqual({ version: 6, drafts: true })
    expect(tab.origin()).toEqual({ version: 6, drafts: true })
  })

  test('other tabs take it over, whichever part they hear of first', async () => {
    holding(5)
    const [one, two] = [openTab(), openTab()]
    const onChange = vi.fn()
    two.subscribe(onChange)
    await one.put(() => whole(list('newer')), { version: 6, drafts: false })
    anotherTabStored()
    expect(two.get()).toEqual(list('newer'))
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('what the store has is not gone when the copy is', async () => {
    const tab = openTab()
    await tab.put(() => whole(list('only here')), { version: 6, drafts: false })
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(tab.get()).toEqual(list('only here'))
  })

  test('where nothing can be stored, it holds in the page and is not taken for stored', async () => {
    storeCopy(list('copy'), 5)
    const tab = openTab()
    const { setItem } = localStorage
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (name === 'events') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, text)
    })
    await tab.put(() => whole(list('newer')), { version: 6, drafts: false })
    expect(tab.get()).toEqual(list('newer'))
    expect(stored('events')).toEqual(list('copy'))
    expect(stored('events.origin')).toEqual({ version: 5, drafts: false })
    expect(console.warn).toHaveBeenCalledOnce()
    vi.mocked(console.warn).mockClear()
  })
})

describe('loading', () => {
  test('a page waits for what is not there, once', async () => {
    const tab = openTab()
    loader.loadForPage.mockImplementationOnce(() =>
      tab.put(() => whole(list('loaded')), { version: 6, drafts: false }),
    )
    const arrival = tab.arrival()
    expect(tab.arrival()).toBe(arrival)
    await arrival
    expect(loader.loadForPage).toHaveBeenCalledExactlyOnceWith(definition)
    expect(tab.arrival()).toBe(arrival)
    expect(tab.get()).toEqual(list('loaded'))
    loader.loadForPage.mockReset()
  })

  test('what cannot be loaded is not asked for again by the same page', async () => {
    const tab = openTab()
    loader.loadForPage.mockRejectedValue(new Error('no answer'))
    await expect(tab.arrival()).rejects.toThrow('no answer')
    await expect(tab.arrival()).rejects.toThrow('no answer')
    expect(loader.loadForPage).toHaveBeenCalledOnce()
    history.replaceState(null, '', '#another')
    await expect(tab.arrival()).rejects.toThrow('no answer')
    expect(loader.loadForPage).toHaveBeenCalledTimes(2)
    loader.loadForPage.mockReset()
  })
})
