import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../supabase')

/** The migrations in their order: the same files everywhere. */
export const migrations = readdirSync(join(folder, 'migrations'))
  .sort()
  .map((file) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`${file} is not named <YYYYMMDDhhmmss>_<name>.sql`)
    return { version, name, sql: readFileSync(join(folder, 'migrations', file), 'utf8') }
  })

/** What the migrations expect of a database that is not Supabase's. */
export const rolesSql = () => readFileSync(join(folder, '../postgres/roles.sql'), 'utf8')

export const seedFile = join(folder, 'seed.sql')
export const seedSql = () => readFileSync(seedFile, 'utf8')
