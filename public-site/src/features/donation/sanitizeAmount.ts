/** What the custom amount may contain: digits, the first decimal point and at most two decimals. */
export function sanitizeAmount(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 2)}`
}

/** Strips the rest from what is typed; the caret stays where it was. */
export function sanitizeAmountInput(input: HTMLInputElement) {
  const kept = sanitizeAmount(input.value)
  if (kept === input.value) return
  const caret = sanitizeAmount(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
