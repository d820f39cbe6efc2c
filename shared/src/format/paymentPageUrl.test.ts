import { expect, test } from 'vitest'
import { paymentPageUrl } from './paymentPageUrl'

const donation = {
  name: 'Ann & Bob',
  email: 'ann+bob@example.com',
  amountUsd: 25,
  frequency: 'once',
} as const

test('the donor’s values take the places of the names', () => {
  const template = 'https://pay.example/give?a={amount}&f={frequency}&n={name}&e={email}&x={other}'
  expect(paymentPageUrl(template, donation)).toBe(
    'https://pay.example/give?a=25.00&f=once&n=Ann%20%26%20Bob&e=ann%2Bbob%40example.com&x={other}',
  )
})

test.each([undefined, '', ' ', 'pay.example', 'http://pay.example', 'javascript:alert(1)', '//x'])(
  '%j leads nowhere',
  (template) => {
    expect(paymentPageUrl(template, donation)).toBeNull()
  },
)
