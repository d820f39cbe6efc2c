/** Fills the browser's storage to the last byte, until the next test, which empties it. */
export function fillLocalStorage() {
  for (let size = 8_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(`filler.${size}`, ' '.repeat(size))
    } catch {
      // Half of it may still fit.
    }
  }
}
