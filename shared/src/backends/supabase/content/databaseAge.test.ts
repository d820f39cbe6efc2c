import { contentKeys, readableKeys } from 'shared/content/contentKinds'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { expect, test } from 'vitest'
import { knownSchema } from './contentVersions'
import { databaseAge } from './databaseAge'

const ageOf = (versions: Record<string, number>) => databaseAge(versions, contentKeys)

test('a database with each kind of content is as old as the site, and may know more', () => {
  expect(ageOf(databaseVersions())).toBeUndefined()
  expect(ageOf(databaseVersions({ bulletins: 1 }))).toBeUndefined()
  expect(ageOf(databaseVersions({ schema: knownSchema + 1 }))).toBe('newer')
})

test('a database that lacks a kind of content, or is of an earlier schema, is older', () => {
  const { events: _, ...withoutEvents } = databaseVersions()
  expect(ageOf(withoutEvents)).toBe('older')
  expect(ageOf(databaseVersions({ schema: 0 }))).toBe('older')
})

test('a database that tells visitors nothing of what only administrators read is not older', () => {
  const { donations: _, paymentSettings: __, ...readable } = databaseVersions()
  expect(databaseAge(readable, readableKeys(false))).toBeUndefined()
  expect(databaseAge(readable, readableKeys(true))).toBe('older')
})
