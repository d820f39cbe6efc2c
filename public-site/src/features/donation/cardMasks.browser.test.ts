import { describe, expect, test } from 'vitest'
import { applyMask, cardNumberMask, expiryMask } from './cardMasks'

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
