import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a file holds, made at the first start. Only the file's owner reads it. */
export function kept<T>(file: string, make: () => T): T {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = make()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
