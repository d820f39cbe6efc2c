const maxLength = 120
/** How many characters are kept before the first difference. */
const leadLength = 30

/** Two versions of a text; long ones are cut to the part where they differ. */
export function excerpts(before: string, after: string): [before: string, after: string] {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared += 1
  const start =
    Math.max(before.length, after.length) > maxLength ? Math.max(0, shared - leadLength) : 0
  return [excerpt(before, start), excerpt(after, start)]
}

function excerpt(text: string, start: number) {
  const end = start + maxLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
