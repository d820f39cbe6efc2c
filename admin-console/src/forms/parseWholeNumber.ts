/** The whole number that a text begins with, thousands separators allowed; 0 where there is none. */
export function parseWholeNumber(text: string): number {
  const number = Number.parseInt(text.replaceAll(',', ''), 10)
  // A number of four hundred digits is Infinity, which JSON cannot store.
  return Number.isFinite(number) ? number : 0
}
