/** Logs a failure that the visitor need not see, once, where it is handled. */
export function logFailure(what: string, cause?: unknown) {
  console.warn(`[site] ${what}`, ...(cause === undefined ? [] : [cause]))
}
