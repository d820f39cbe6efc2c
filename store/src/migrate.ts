import { appliedVersions, ensureHistoryTable, recordVersion } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { migrations, rolesSql, seedSql } from './migrations.ts'

/** Applies the migrations that a store does not have yet; a store that had none is seeded. */
export async function migrate(connection: PgliteConnection) {
  const database = connection.driver
  // Supabase has them from the start; the embedded store makes them at its first request only.
  await database.exec(rolesSql())
  await ensureHistoryTable(connection)
  const applied = await appliedVersions(connection)
  for (const { version, name, sql } of migrations) {
    if (applied.includes(version)) continue
    await database.transaction((transaction) => transaction.exec(sql))
    await recordVersion(connection, { version, name, statements: [sql] })
  }
  if (applied.length === 0) await database.exec(seedSql())
}
