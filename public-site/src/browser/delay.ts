/** Resolves after this time. There is no server: it simulates the time that one would take. */
export const delay = (durationMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, durationMs))
