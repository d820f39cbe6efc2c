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

test('a changed field has the name that it has in the form', () => {
  const words = describeAuditEntry(entry({ before: { slots: 100 }, after: { slots: 120 } }))
  expect(words).toEqual({
    who: 'Ann',
    did: 'Changed',
    noun: 'event',
    changes: [{ field: 'Slots', before: '100', after: '120' }],
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
  expect(words.did).toBe('Changed')
  expect(words.changes).toEqual([
    { field: 'Email' },
    { field: 'Campaign', before: 'empty', after: 'Fair' },
    { field: 'Status', before: 'Pending', after: 'Completed' },
  ])
})

test('what reads the same is left out, and the rest is in the words of the forms', () => {
  const { changes } = describeAuditEntry(
    entry({
      tableName: 'programs',
      before: { link: null, color: 'bg-sea-600', createdAt: '2025-09-29', slots: 1000 },
      after: { link: '', color: 'gold', createdAt: '2025-09-30', slots: 1200 },
    }),
  )
  expect(changes).toEqual([
    { field: 'Color', before: 'Sea blue', after: 'Gold' },
    { field: 'Last saved', before: 'Sep 29, 2025', after: 'Sep 30, 2025' },
    { field: 'Slots', before: '1,000', after: '1,200' },
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
    'Added',
  )
  const handled = entry({
    action: 'handle',
    tableName: 'registrations',
    administratorName: undefined,
  })
  expect(describeAuditEntry(handled)).toEqual({
    who: 'Someone with access to the database',
    did: 'Marked',
    noun: 'registration',
    end: ' as handled',
    changes: [],
  })
  expect(describeAuditEntry(entry({ tableName: 'later', action: 'delete' })).noun).toBe(
    'row of later',
  )
})

test('what was deleted and is there again was restored; what only has its number was added', () => {
  const fair = { title: 'Fair', tags: ['a'], sequence: 1 }
  const deletion = entry({ action: 'delete', before: fair })
  const insertion = (fields: object) =>
    entry({ action: 'insert', after: { ...fair, sequence: 2, ...fields } })
  expect(describeAuditEntry(insertion({}), deletion).did).toBe('Restored')
  expect(describeAuditEntry(insertion({ tags: ['b'] }), deletion).did).toBe('Added')
  expect(describeAuditEntry(insertion({}), entry({ before: fair })).did).toBe('Added')
  expect(describeAuditEntry(insertion({})).did).toBe('Added')
})

test('a thing is called what it was called then', () => {
  expect(recordedName(entry({ before: { title: 'Old' }, after: { title: 'New' } }))).toBe('Old')
  expect(recordedName(entry({ before: { slots: 1 }, after: { slots: 2 } }))).toBeUndefined()
})

test('who got places is said to come from the waiting list', () => {
  const { did, noun, end } = describeAuditEntry(
    entry({
      tableName: 'registrations',
      before: { waitingSince: '2025-09-29T14:05:00Z' },
      after: { waitingSince: null },
    }),
  )
  expect(`${did} ${noun}${end}`).toBe('Moved registration off the waiting list')
})

test('an email to everyone registered is sent, not added', () => {
  const { did, noun, end } = describeAuditEntry(
    entry({ tableName: 'announcements', action: 'insert' }),
  )
  expect(`${did} ${noun}${end}`).toBe('Sent email to everyone registered')
})
