/** Keeps unreadable text for a later repair, within limits, so that it does not fill the storage. */
const newest = 3
const mostCharacters = 500_000

/**
 * Stores unreadable text of a key as `<key>.unreadable.<n>`, whatever its length, and removes the
 * oldest of these above the limits. Throws when the storage does.
 */
export function quarantine(key: string, text: string) {
  const prefix = `${key}.unreadable.`
  const kept = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix) && /^\d{1,9}$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .sort((a, b) => b - a)
  // Quarantined already: by another tab, or before the storage was too full for what followed.
  if (kept.some((n) => localStorage.getItem(prefix + n) === text)) return
  let characters = text.length
  kept.forEach((n, index) => {
    characters += localStorage.getItem(prefix + n)?.length ?? 0
    if (index >= newest - 1 || characters > mostCharacters) localStorage.removeItem(prefix + n)
  })
  localStorage.setItem(prefix + ((kept[0] ?? 0) + 1), text)
}
