let latest = 0

/** An id for a new item: the current time in milliseconds, made unique when two coincide. */
export function newId(): number {
  latest = Math.max(Date.now(), latest + 1)
  return latest
}
