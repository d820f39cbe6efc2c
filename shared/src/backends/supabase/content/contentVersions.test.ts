import { databaseVersions } from 'shared/testing/databaseVersions'
import { expect, test } from 'vitest'
import { databaseAge } from './contentVersions'

test('a database with each kind of content is as old as the site, and may know more', () => {
  expect(databaseAge(databaseVersions())).toBeUndefined()
  expect(databaseAge(databaseVersions({ bulletins: 1 }))).toBeUndefined()
  expect(databaseAge(databaseVersions({ schema: 2 }))).toBe('newer')
})

test('a database that lacks a kind of content, or is of an earlier schema, is older', () => {
  const { events: _, ...withoutEvents } = databaseVersions()
  expect(databaseAge(withoutEvents)).toBe('older')
  expect(databaseAge(databaseVersions({ schema: 0 }))).toBe('older')
})
