import { auditEntrySchema } from 'shared/backend/administration'
import { expect, test } from 'vitest'
import { describeAuditEntry, recordedName } from './auditDescription'

const entry = (fields: object) =>
  auditEntrySchema.parse({
    id: 1,
    at: '2025-09-30T14:05:00Z',
    administratorName: 'Ann',
    tableName: 'events',
    rowId: '5',
    action: 'update',
    ...fields,
  })

test('one changed field is named in the sentence', () => {
  const words = describeAuditEntry(entry({ before: { slots: 100 }, after: { slots: 120 } }))
  expect(words).toEqual({
    who: 'Ann',
    did: 'changed the slots of',
    noun: 'the event',
    changes: [{ field: 'slots', before: '100', after: '120' }],
  })
})

test('several changed fields are listed; what was empty or is personal is said in words', () => {
  const words = describeAuditEntry(
    entry({
      tableName: 'donations',
      before: { email: '…', campaign: null, status: 'pending' },
      after: { email: '…', campaign: 'Fair', status: 'completed' },
    }),
  )
  expect(words.did).toBe('changed')
  expect(words.changes).toEqual([
    { field: 'email' },
    { field: 'campaign', before: 'nothing', after: 'Fair' },
    { field: 'status', before: 'pending', after: 'completed' },
  ])
})

test('of long texts, the part that differs is shown', () => {
  const before = `${'word '.repeat(100)}old end`
  const [change] = describeAuditEntry(
    entry({ before: { content: before }, after: { content: before.replace('old', 'new') } }),
  ).changes
  expect(change?.before).toMatch(/^….{30}old end$/)
  expect(change?.after).toMatch(/^….{30}new end$/)
})

test('what was added, deleted or handled is said so, by whomever', () => {
  expect(describeAuditEntry(entry({ action: 'insert', after: { title: 'Fair' } })).did).toBe(
    'added',
  )
  const handled = entry({
    action: 'handle',
    tableName: 'registrations',
    administratorName: undefined,
  })
  expect(describeAuditEntry(handled)).toEqual({
    who: 'Someone with access to the database',
    did: 'marked',
    noun: 'a registration',
    end: ' as handled',
    changes: [],
  })
  expect(describeAuditEntry(entry({ tableName: 'later', action: 'delete' })).noun).toBe(
    'a row of later',
  )
})

test('a thing is called what it was called then', () => {
  expect(recordedName(entry({ before: { title: 'Old' }, after: { title: 'New' } }))).toBe('Old')
  expect(recordedName(entry({ before: { slots: 1 }, after: { slots: 2 } }))).toBeUndefined()
})
