/** The project's files, for tests in Node of what stands in several places. */
import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

export const readProjectFile = (file: string) => readFileSync(new URL(file, root), 'utf8')

const migrations = 'store/supabase/migrations'

/** All of the database's SQL. */
export const databaseSql = () =>
  readdirSync(new URL(migrations, root))
    .map((file) => readProjectFile(`${migrations}/${file}`))
    .join('\n')

/** The code of a folder by its files, tests apart. */
export const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, code: readProjectFile(`${folder}/${file}`) }))
