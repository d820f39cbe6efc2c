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
