import { describe, expect, test } from 'vitest'
import { applyMask, cardNumberMask, cvvMask, expiryMask } from './cardMasks'

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

/** A text with the caret at "|". */
function inputWith(text: string) {
  const input = document.createElement('input')
  const caret = text.indexOf('|')
  input.value = text.replace('|', '')
  input.setSelectionRange(caret, caret)
  return input
}

const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`

describe('the caret', () => {
  test.each([
    ['a digit typed in the middle', '4242 4242', '42429| 4242', '4242 9|424 2', ''],
    ['a digit deleted in the middle', '4242 4242', '422| 4242', '422|4 242', ''],
    ['Backspace behind a space', '4242 4242', '4242|4242', '424|4 242', 'deleteContentBackward'],
    ['Delete before a space', '4242 4242', '4242|4242', '4242| 242', 'deleteContentForward'],
    ['something pasted at the end', '4242', '42424242|', '4242 4242|', 'insertFromPaste'],
  ])('stays beside its digit after %s', (_, previous, now, then, inputType) => {
    const input = inputWith(now)
    applyMask(input, cardNumberMask, previous, inputType)
    expect(withCaret(input)).toBe(then)
  })

  test.each([
    ['12/27', '12/2|', '12/2|'],
    ['12/2', '12/|', '12|'],
    ['12/', '12|', '12|'],
    ['12', '1|', '1|'],
    ['12/27', '12|27', '1|2/7'],
  ])('Backspace in %s', (previous, now, then) => {
    const input = inputWith(now)
    applyMask(input, expiryMask, previous, 'deleteContentBackward')
    expect(withCaret(input)).toBe(then)
  })
})
