/** Keeps unreadable text for a later repair, within limits, so that it does not fill the storage. */
const newest = 3
const mostCharacters = 500_000

const prefixOf = (key: string) => `${key}.unreadable.`

/** The numbers under which text of this key is kept, the newest first. */
const numbersOf = (key: string) =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(prefixOf(key)))
    .map((name) => name.slice(prefixOf(key).length))
    .filter((number) => /^\d{1,9}$/.test(number))
    .map(Number)
    .sort((a, b) => b - a)

/**
 * Stores unreadable text of a key as `<key>.unreadable.<n>`, whatever its length, and removes the
 * oldest of these above the limits. Throws when the storage does.
 */
export function quarantine(key: string, text: string) {
  const prefix = prefixOf(key)
  const kept = numbersOf(key)
  // Quarantined already: by another tab, or before the storage was too full for what followed.
  if (kept.some((n) => localStorage.getItem(prefix + n) === text)) return
  let characters = text.length
  kept.forEach((n, index) => {
    characters += localStorage.getItem(prefix + n)?.length ?? 0
    if (index >= newest - 1 || characters > mostCharacters) localStorage.removeItem(prefix + n)
  })
  localStorage.setItem(prefix + ((kept[0] ?? 0) + 1), text)
}

/** Removes the unreadable texts of a key. */
export function removeQuarantined(key: string) {
  for (const n of numbersOf(key)) localStorage.removeItem(prefixOf(key) + n)
}
