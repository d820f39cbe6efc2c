import { describe, expect, test } from 'vitest'
import { cardNumberMask, cvvMask, expiryMask } from './cardMasks'

describe('the card number', () => {
  test.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['42ab42', '4242'],
  ])('%s is shown in groups of 4, up to 19 characters: %s', (typed, shown) => {
    expect(cardNumberMask(typed, false)).toBe(shown)
  })
})

describe('the expiry', () => {
  test.each([
    ['1', '1'],
    ['12', '12/'],
    ['1227', '12/27'],
    ['12/279', '12/27'],
    ['4/', '04/'],
    ['04/2027', '04/27'],
    ['04 / 27', '04/27'],
  ])('%s gets a slash after 2 digits, up to 5 characters: %s', (typed, shown) => {
    expect(expiryMask(typed, false)).toBe(shown)
  })

  test('gets no slash while it is deleted', () => {
    expect(expiryMask('12', true)).toBe('12')
  })
})

test('the CVV is digits only, up to 4', () => {
  expect(cvvMask('12a345', false)).toBe('1234')
})
