/** What the worker asks of a database, be it a server or the embedded store. */
export interface Database {
  /** Each statement is a transaction of its own. */
  query: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>
}
