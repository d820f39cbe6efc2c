/**
 * What went wrong, and why: a database that refuses connections needs something other than one that is
 * slow. Node gives no message where it has tried several addresses.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = error.message || (error as NodeJS.ErrnoException).code
  return [said, error.cause instanceof Error && explain(error.cause)].filter(Boolean).join(': ')
}
