/** Resolves after this time. Where there is no server, it stands for the time that one would take. */
export const delay = (durationMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, durationMs))
