/** How large a row of figures can be, by its longest: its style sheet knows the size by this name. */
export function rowSize(figures: readonly string[]) {
  const longest = Math.max(...figures.map(({ length }) => length))
  return longest <= 6 ? undefined : longest <= 12 ? 'long' : longest <= 18 ? 'longest' : 'endless'
}
