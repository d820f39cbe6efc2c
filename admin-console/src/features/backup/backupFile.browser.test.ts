/// <reference types="vite/types/importMeta.d.ts" />
import { collection } from 'shared/backend'
import { allDefinitions } from 'shared/collections/definitions'
import { writesSettled } from 'shared/testing/writesSettled'
import { afterEach, expect, test } from 'vitest'
import { backupFileName, readBackup, writeBackup } from './backupFile'
import { restoreBackup } from './restoreBackup'

afterEach(writesSettled)

/** Changes the collection with this key. */
function keep(key: string, change: (value: never) => unknown) {
  const found = allDefinitions.find((definition) => definition.key === key)
  if (!found) throw new Error(`no collection "${key}"`)
  return collection(found).update((value) => change(value as never))
}

const now = new Date('2025-10-02T03:30:00Z')
const newBackup = () => JSON.parse(writeBackup(now))
const stored = () =>
  Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)]))

function problemsIn(data: unknown) {
  const reading = readBackup(JSON.stringify(data))
  return reading.ok ? [] : reading.problems
}

test('a backup is named with the day in Jamaica', () => {
  expect(backupFileName(now)).toBe('foundation-backup-2025-10-01.json')
})

test('a backup names its form and version, when it was made, and holds every collection', () => {
  const backup = newBackup()
  expect(backup).toMatchObject({
    format: 'foundation-site-backup',
    version: 1,
    createdAt: '2025-10-02T03:30:00.000Z',
  })
  const modules = import.meta.glob<object>(
    ['../../../../shared/src/collections/*.ts', '!**/*.test.ts'],
    { eager: true },
  )
  const keys = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((exported) => (exported?.schema ? [exported.key] : []))
    // What visitors and helpers at a door left on this device is not part of a backup.
    .filter((key) => !['registrations', 'doorTaps'].includes(key))
  expect(Object.keys(backup.collections).sort()).toEqual(keys.sort())
})

test('exported, cleared and restored, the browser holds the same again, unknown fields too', async () => {
  await keep('events', (events: object[]) => [
    ...events.slice(1).reverse(),
    { ...events[0], color: 'green', wheelchairs: { ramps: 2 } },
  ])
  await keep('generalSettings', (settings: object) => ({ ...settings, motto: 'Together' }))
  await keep('paymentSettings', (settings: object) => ({ ...settings, powerTranzId: 'm-1' }))
  const file = writeBackup(now)
  const kept = stored()

  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(writeBackup(now)).not.toBe(file)
  const reading = readBackup(file)
  if (!reading.ok) throw new Error(reading.problems.join())
  await restoreBackup(reading.backup)

  expect(stored()).toEqual(kept)
  expect(stored().events.at(-1)).toMatchObject({ color: 'green', wheelchairs: { ramps: 2 } })
  expect(writeBackup(now)).toBe(file)
})

test('the password is neither exported nor restored', async () => {
  await keep('paymentSettings', (s: object) => ({ ...s, powerTranzPassword: 'hidden-7' }))
  expect(writeBackup(now)).not.toContain('hidden-7')

  const backup = newBackup()
  backup.collections.paymentSettings.powerTranzPassword = 'hidden-7'
  const reading = readBackup(JSON.stringify(backup))
  expect(reading).toMatchObject({ ok: true })
  expect(JSON.stringify(reading)).not.toContain('hidden-7')
})

test.each([
  ['holiday photos', 'This file isn’t a backup. Choose the .json file that you exported here.'],
  ['[1, 2]', 'This file isn’t a backup of this site.'],
  ['null', 'This file isn’t a backup of this site.'],
  ['{"format":"another","version":1}', 'This file isn’t a backup of this site.'],
  [
    '{"format":"foundation-site-backup","version":2}',
    'This backup is from another version of the console, so we can’t read it.',
  ],
])('%s: %s', (text, problem) => {
  expect(readBackup(text)).toEqual({ ok: false, problems: [problem] })
})

test('what is wrong inside a backup is named: where, what was expected and what came', () => {
  const backup = newBackup()
  backup.createdAt = 'yesterday'
  backup.collections.events[2].title = 7
  backup.collections.events[3].category = 'sport'
  delete backup.collections.donations[0].email
  backup.collections.stats = 'many'
  backup.collections.programs[1].id = 1
  delete backup.collections.paymentSettings
  expect(problemsIn(backup).sort()).toEqual([
    'Donations, item 1, email should be text but is missing.',
    'Events, item 3, title should be text but is 7.',
    'Events, item 4, category should be health or education or community but is "sport".',
    'Impact stats should be a list but is "many".',
    'Payment settings should be a group of fields but is missing.',
    'Programs, item 2, id is 1, but another item already has that id.',
    'createdAt can’t be "yesterday".',
  ])
})

test('a backup from before the Donate page had figures of its own is restored, as one that has them', async () => {
  const older = writeBackup(now)
  await keep('generalSettings', (settings: object) => ({
    ...settings,
    donateFigure1: '😀'.repeat(18),
    donateLabel1: 'smiles a year',
  }))
  const newer = writeBackup(now)
  for (const file of [older, newer]) {
    const reading = readBackup(file)
    if (!reading.ok) throw new Error(reading.problems.join())
    await restoreBackup(reading.backup)
    expect(writeBackup(now)).toBe(file)
  }
})

test('a text that the database would not take is named before anything is restored', () => {
  const backup = newBackup()
  backup.collections.generalSettings.donateFigure1 = 'a'.repeat(19)
  backup.collections.generalSettings.donateLabel4 = 'a'.repeat(101)
  expect(problemsIn(backup)).toEqual([
    'General settings, donateFigure1 has more than 18 characters.',
    'General settings, donateLabel4 has more than 100 characters.',
  ])
})

test('an item that is no item at all is named too', () => {
  const backup = newBackup()
  backup.collections.events[0] = null
  expect(problemsIn(backup)).toEqual(['Events, item 1 should be a group of fields but is null.'])
})

test('undoing a restore puts back what was there, but nothing over a later change', async () => {
  const reading = readBackup(writeBackup(now))
  if (!reading.ok) throw new Error(reading.problems.join())
  await keep('events', () => [])
  await keep('stats', () => [])
  const kept = stored()

  const undo = await restoreBackup(reading.backup)
  expect(stored().events).toHaveLength(6)
  await keep('stats', (stats: object[]) => stats.slice(1))

  expect(await undo()).toEqual(['Impact stats'])
  expect(stored().events).toEqual(kept.events)
  expect(stored().stats).toHaveLength(3)
})
