/** How the card's fields look while they are typed, pasted or filled in by the browser. */

/** `deleting`: text was taken away, so that nothing may be added to what is left. */
export type Mask = (text: string, deleting: boolean) => string

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Groups of four, up to 19 characters. */
export const cardNumberMask: Mask = (text) =>
  (digitsOf(text).match(/.{1,4}/g) ?? []).join(' ').slice(0, 19)

/** A slash after two digits, up to five characters. "4/" is April; "04/2027" is 04/27. */
export const expiryMask: Mask = (text, deleting) => {
  const padded = deleting ? text : text.trim().replace(/^(\d)\s*\//, '0$1/')
  const digits = digitsOf(padded.replace(/^(\d{2})\D*20(\d{2})$/, '$1$2'))
  const month = digits.slice(0, 2)
  const year = digits.slice(2, 4)
  const complete = month.length === 2 && !deleting
  return year || complete ? `${month}/${year}` : month
}

export const cvvMask: Mask = (text) => digitsOf(text).slice(0, 4)

/**
 * Formats the field's value and keeps the caret beside the same digit. Deleting a space or slash
 * deletes the digit behind it, as if the separator were not there.
 */
export function applyMask(input: HTMLInputElement, mask: Mask, previous: string, inputType = '') {
  const { value } = input
  const caret = input.selectionStart ?? value.length
  const deleting = value.length < previous.length
  let before = digitsOf(value.slice(0, caret))
  let after = digitsOf(value.slice(caret))

  const separatorDeleted =
    value.length === previous.length - 1 && before + after === digitsOf(previous)
  // The trailing slash is added and removed automatically.
  if (separatorDeleted && caret < value.length) {
    if (inputType === 'deleteContentForward') after = after.slice(1)
    else before = before.slice(0, -1)
  }

  const formatted = mask(separatorDeleted ? before + after : value, deleting)
  if (formatted === value) return
  input.value = formatted
  const position = caret === value.length ? formatted.length : mask(before, true).length
  input.setSelectionRange(position, position)
}
