import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCollection } from './collection'
import type { Migration } from './parseStored'
import { storedValue } from './storedValue'

withMemoryStorage()

const key = 'things'
const schema = z.array(z.looseObject({ id: z.number(), name: z.string() }))
const openTab = (migrations?: Migration[]) => storedValue(key, schema, migrations)

afterEach(() => vi.mocked(console.warn).mockClear())

const quarantined = () =>
  Object.fromEntries(
    Object.entries(localStorage).filter(([name]) => name.startsWith(`${key}.unreadable.`)),
  )

describe('a list with an item that cannot be read', () => {
  test.each([
    ['of another form', '{"id":"two","name":"B"}'],
    ['that is none at all', 'null'],
    ['with the id of another', '{"id":1,"name":"A again"}'],
  ])('%s keeps the others, and the item beside them', (_, item) => {
    localStorage.setItem(key, `[{"id":1,"name":"A"},${item},{"id":3,"name":"C"}]`)
    const kept = [
      { id: 1, name: 'A' },
      { id: 3, name: 'C' },
    ]
    expect(openTab().read()).toEqual(kept)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(kept)
    expect(quarantined()).toEqual({ 'things.unreadable.1': `[${item}]` })
    expect(console.warn).toHaveBeenCalledOnce()
    openTab().read()
    expect(console.warn).toHaveBeenCalledOnce()
  })

  test('of which no item can be read is set aside as it is', () => {
    localStorage.setItem(key, '[ 1 ]')
    expect(openTab().read()).toBeUndefined()
    expect(quarantined()).toEqual({ 'things.unreadable.1': '[ 1 ]' })
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('that cannot be set aside is shown, and not overwritten', () => {
    const text = '[{"id":1,"name":"A"},{"id":2}]'
    localStorage.setItem(key, text)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const tab = openTab()
    for (let n = 0; n < 2; n += 1) {
      expect(tab.read()).toEqual([{ id: 1, name: 'A' }])
      expect(tab.write([])).toBe(false)
    }
    expect(localStorage.getItem(key)).toBe(text)
  })
})

describe('what cannot be read is bounded', () => {
  test('a thousand damaged texts leave the newest three', () => {
    for (let n = 1; n <= 1000; n += 1) {
      localStorage.setItem(key, `damaged ${n}`)
      openTab().read()
    }
    expect(quarantined()).toEqual({
      'things.unreadable.998': 'damaged 998',
      'things.unreadable.999': 'damaged 999',
      'things.unreadable.1000': 'damaged 1000',
    })
  })

  test('long ones leave fewer, but the newest always', () => {
    for (const letter of ['a', 'b', 'c']) {
      localStorage.setItem(key, letter.repeat(200_000))
      openTab().read()
    }
    expect(Object.keys(quarantined())).toEqual(['things.unreadable.2', 'things.unreadable.3'])
    const long = 'd'.repeat(2_000_000)
    localStorage.setItem(key, long)
    openTab().read()
    expect(Object.values(quarantined())).toEqual([long])
  })

  test('the same text is kept once', () => {
    for (let n = 1; n <= 10; n += 1) {
      localStorage.setItem(key, 'damaged')
      openTab().read()
    }
    expect(Object.values(quarantined())).toEqual(['damaged'])
  })

  test('another key’s are left alone', () => {
    localStorage.setItem('things.unreadable.1.unreadable.1', 'mine')
    localStorage.setItem('things2.unreadable.1', 'mine')
    for (let n = 1; n <= 5; n += 1) {
      localStorage.setItem(key, `damaged ${n}`)
      openTab().read()
    }
    expect(localStorage.getItem('things.unreadable.1.unreadable.1')).toBe('mine')
    expect(localStorage.getItem('things2.unreadable.1')).toBe('mine')
  })
})

describe('versions', () => {
  /** In version 2, a thing is called by its `title`; version 1 goes on reading `name`. */
  const toVersion2: Migration = (thing) => {
    const { name, title = name } = thing as { name?: unknown; title?: unknown }
    return { ...(thing as object), title }
  }
  const newSchema = z.array(z.looseObject({ id: z.number(), title: z.string() }))
  const newTab = () =>
    createCollection({ key, schema: newSchema, seed: [], migrations: [toVersion2] })
  const oldTab = () => createCollection({ key, schema, seed: [] })

  test('a collection is stored with its version beside it, and otherwise as before', async () => {
    await oldTab().update(() => [{ id: 1, name: 'A' }])
    expect({ ...localStorage }).toEqual({ [key]: '[{"id":1,"name":"A"}]', 'things.version': '1' })
  })

  test('what an older release stored is brought to this version when it is read', async () => {
    localStorage.setItem(key, '[{"id":1,"name":"A","color":"green"}]')
    const migrated = [{ id: 1, name: 'A', title: 'A', color: 'green' }]
    expect(newTab().get()).toEqual(migrated)
    expect(localStorage.getItem('things.version')).toBeNull()
    await newTab().update((things) => [...things, { id: 2, name: 'B', title: 'B' }])
    expect(localStorage.getItem('things.version')).toBe('2')
    expect(newTab().get()).toEqual([...migrated, { id: 2, name: 'B', title: 'B' }])
  })

  test('what is in this version already is not migrated', async () => {
    await newTab().update(() => [{ id: 1, name: 'old', title: 'new' }])
    expect(newTab().get()).toEqual([{ id: 1, name: 'old', title: 'new' }])
  })

  test('a tab with the older release reads it, and what that adds is migrated item by item', async () => {
    await newTab().update(() => [{ id: 1, name: 'A', title: 'A, edited' }])
    await oldTab().update((things) => [...things, { id: 2, name: 'B' }])
    expect(newTab().get()).toEqual([
      { id: 1, name: 'A', title: 'A, edited' },
      { id: 2, name: 'B', title: 'B' },
    ])
    expect(localStorage.getItem('things.version')).toBe('2')
  })

  test('a migration that fails on one item leaves the others', () => {
    localStorage.setItem(key, '[{"id":1,"name":"A"},null]')
    expect(newTab().get()).toEqual([{ id: 1, name: 'A', title: 'A' }])
    expect(quarantined()).toEqual({ 'things.unreadable.1': '[null]' })
  })

  test.each(['0', '-1', '1.5', 'NaN', '', '9'.repeat(400), '{}'])(
    'a version that is none, %j, is harmless',
    (version) => {
      localStorage.setItem(key, '[{"id":1,"name":"A"}]')
      localStorage.setItem('things.version', version)
      expect(newTab().get()).toEqual([{ id: 1, name: 'A', title: 'A' }])
    },
  )

  test('the version goes with the value', () => {
    const tab = openTab([])
    tab.write([])
    tab.remove()
    expect({ ...localStorage }).toEqual({})
  })
})

test('a storage that throws at everything is one that holds nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  const tab = openTab([])
  expect(tab.read()).toBeUndefined()
  expect(tab.write([])).toBe(false)
  tab.remove()
  expect(console.warn).toHaveBeenCalledTimes(3)
})
