import { expect, test } from 'vitest'
import { cardFormSchema } from './cardSchema'

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
  const issues = cardFormSchema.safeParse({ ...card, [field]: value }).error?.issues
  expect(issues?.map((issue) => issue.message)).toEqual([message])
})
