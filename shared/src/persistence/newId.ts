let latest = 0

/** An id for a new item: the current time in milliseconds, counted up where two fall together. */
export function newId(): number {
  latest = Math.max(Date.now(), latest + 1)
  return latest
}
