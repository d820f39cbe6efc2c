/** Keeps unreadable text for a later repair, but not so much of it that the storage fills. */
const newest = 3
const mostCharacters = 500_000

/**
 * Keeps text of a key under the next key `<key>.unreadable.<n>`, the newest of them only; the text
 * itself whatever its length. Throws when the storage does.
 */
export function setAside(key: string, text: string) {
  const prefix = `${key}.unreadable.`
  const kept = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix) && /^\d{1,9}$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .sort((a, b) => b - a)
  // By another tab, or before the storage was too full for what followed.
  if (kept.some((n) => localStorage.getItem(prefix + n) === text)) return
  let characters = text.length
  kept.forEach((n, index) => {
    characters += localStorage.getItem(prefix + n)?.length ?? 0
    if (index >= newest - 1 || characters > mostCharacters) localStorage.removeItem(prefix + n)
  })
  localStorage.setItem(prefix + ((kept[0] ?? 0) + 1), text)
}
