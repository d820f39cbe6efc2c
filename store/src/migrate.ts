import { appliedVersions, ensureHistoryTable, recordVersion } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { migrations, seedSql } from './migrations.ts'

// Supabase has these roles from the start; the embedded store makes them at its first request only.
const roles = `
  do $$ begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end $$;
  grant usage on schema auth to anon, authenticated, service_role;`

/** Applies the migrations that a store does not have yet; a store that had none is seeded. */
export async function migrate(connection: PgliteConnection) {
  const database = connection.driver
  await database.exec(roles)
  await ensureHistoryTable(connection)
  const applied = await appliedVersions(connection)
  for (const { version, name, sql } of migrations) {
    if (applied.includes(version)) continue
    await database.transaction((transaction) => transaction.exec(sql))
    await recordVersion(connection, { version, name, statements: [sql] })
  }
  if (applied.length === 0) await database.exec(seedSql())
}
