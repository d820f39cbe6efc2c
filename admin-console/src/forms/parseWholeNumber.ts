/** Parses the integer at the start of a text, thousands separators allowed; 0 if there is none. */
export function parseWholeNumber(text: string): number {
  const number = Number.parseInt(text.replaceAll(',', ''), 10)
  // Too many digits give Infinity, which JSON cannot store.
  return Number.isFinite(number) ? number : 0
}
