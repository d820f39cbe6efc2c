import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { cardFormSchema } from './donation'
import { loginFormSchema } from './login'
import { registrationFormSchema } from './registration'

function messages<T>(schema: z.ZodMiniType<T>, data: unknown) {
  return schema.safeParse(data).error?.issues.map((issue) => issue.message) ?? []
}

const card = { cardNumber: '4242 4242 4242 4242', cardName: 'Ann Lee', expiry: '04/27', cvv: '123' }

test('a card number is taken without its spaces', () => {
  expect(cardFormSchema.parse(card).cardNumber).toBe('4242424242424242')
})

test.each([
  ['cardNumber', '4242 4242 4242', 'Card number must be at least 13 digits'],
  ['cardNumber', '1'.repeat(20), 'Card number must be at most 19 digits'],
  ['cardNumber', '4242 4242 4242 424x', 'Card number must contain only digits'],
  ['cardName', 'A', "Please enter the cardholder's name"],
  ['expiry', '13/27', 'Expiry must be in MM/YY format'],
  ['expiry', '4/27', 'Expiry must be in MM/YY format'],
  ['cvv', '12', 'CVV must be at least 3 digits'],
  ['cvv', '12345', 'CVV must be at most 4 digits'],
  ['cvv', '12a', 'CVV must contain only digits'],
])('%s “%s”: %s', (field, value, message) => {
  expect(messages(cardFormSchema, { ...card, [field]: value })).toEqual([message])
})

test('a registration needs a name of two letters and an email address', () => {
  expect(
    messages(registrationFormSchema, { name: 'A', email: 'a@b', phone: '', additionalNotes: '' }),
  ).toEqual(['Name must be at least 2 characters', 'Please enter a valid email address'])
})

test('what is left empty is left out of a registration', () => {
  const registration = { name: 'Ann', email: 'ann@example.com', phone: ' ', additionalNotes: '' }
  const parsed = registrationFormSchema.parse(registration)
  expect(JSON.parse(JSON.stringify(parsed))).toEqual({ name: 'Ann', email: 'ann@example.com' })
})

test('signing in needs an email address and a password of eight characters', () => {
  expect(
    messages(loginFormSchema, { email: 'admin', password: '1234567', rememberMe: false }),
  ).toEqual(['Please enter a valid email address', 'Password must be at least 8 characters'])
})
