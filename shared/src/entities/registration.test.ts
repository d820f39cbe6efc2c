import { expect, test } from 'vitest'
import { registrationFormSchema } from './registration'

test('a registration needs a name of two letters and an email address', () => {
  const form = { name: 'A', email: 'a@b', phone: '', additionalNotes: '' }
  const issues = registrationFormSchema.safeParse(form).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
  ])
})

test('what is left empty is left out of a registration', () => {
  const registration = { name: 'Ann', email: 'ann@example.com', phone: ' ', additionalNotes: '' }
  const parsed = registrationFormSchema.parse(registration)
  expect(JSON.parse(JSON.stringify(parsed))).toEqual({ name: 'Ann', email: 'ann@example.com' })
})

test('a registration says how long each text may be', () => {
  const registration = {
    name: 'A'.repeat(201),
    email: `${'a'.repeat(243)}@example.com`,
    phone: '1'.repeat(51),
    additionalNotes: 'A'.repeat(5_001),
  }
  const issues = registrationFormSchema.safeParse(registration).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([
    'At most 200 characters',
    'At most 254 characters',
    'At most 50 characters',
    'At most 5,000 characters',
  ])
})

test('a registration says why a name or a phone number of several lines is not taken', () => {
  const registration = {
    name: 'Ann\nBcc: bob',
    email: 'a@b.example',
    phone: '\u202a876',
    additionalNotes: 'A\nB',
  }
  const issues = registrationFormSchema.safeParse(registration).error?.issues
  const message = 'Please type this again: it has line breaks or invisible characters'
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([
    ['name', message],
    ['phone', message],
  ])
})

test.each([
  ['3', 'Bea\nCee', true],
  ['3', 'Bea\n\nCee\n', true],
  ['2', 'Bea\nCee', false],
  // Of one person, the names are not sent.
  ['1', 'Bea\nCee', true],
])('a party of %s is accompanied by %j: %s', (partySize, partyNames, accepted) => {
  const registration = {
    ...{ name: 'Ann', email: 'ann@example.com', phone: '', additionalNotes: '' },
    ...{ partySize, partyNames },
  }
  const issues = registrationFormSchema.safeParse(registration).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual(
    accepted ? [] : [['partyNames', 'Name only those who are coming']],
  )
})
