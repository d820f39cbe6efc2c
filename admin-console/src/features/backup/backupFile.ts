/** The backup file: JSON with the name and version of its format, and the value of each collection. */

import { collection } from 'shared/backend'
import { allDefinitions } from 'shared/collections/definitions'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import * as z from 'shared/schema'
import { iso } from 'zod/mini'
import { describeProblem } from './describeProblem'

const format = 'foundation-site-backup'
const version = 1

// Checked first: problems inside a file of another format are of no interest.
const envelopeSchema = z.object({ format: z.literal(format), version: z.number() })

/** Rejects lists with duplicate ids, because editing could not tell the items apart. */
const uniqueIds = z.check<unknown>(({ value, issues }) => {
  if (!Array.isArray(value)) return
  const seen = new Set<unknown>()
  value.forEach(({ id }, index) => {
    if (seen.has(id)) {
      issues.push({
        code: 'custom',
        input: value,
        path: [index, 'id'],
        message: `is ${id}, but another item already has that id`,
      })
    }
    seen.add(id)
  })
})

const backupSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  /** ISO 8601, UTC. */
  createdAt: iso.datetime(),
  /** Keyed like localStorage. */
  collections: z.object(
    Object.fromEntries(allDefinitions.map(({ key, schema }) => [key, schema.check(uniqueIds)])),
  ),
})
export type Backup = z.infer<typeof backupSchema>

export type BackupReading = { ok: true; backup: Backup } | { ok: false; problems: string[] }

export const backupFileName = (createdAt: Date) => `foundation-backup-${jamaicaDay(createdAt)}.json`

export function writeBackup(createdAt: Date): string {
  const backup: Backup = {
    format,
    version,
    createdAt: createdAt.toISOString(),
    collections: Object.fromEntries(
      allDefinitions.map((definition) => [definition.key, collection(definition).get()]),
    ),
  }
  return JSON.stringify(backup, withoutPassword, 2)
}

/** Reads a backup file; problems are described in sentences. */
export function readBackup(text: string): BackupReading {
  let data: unknown
  try {
    data = JSON.parse(text, withoutPassword)
  } catch {
    return {
      ok: false,
      problems: ['This file isn’t a backup. Choose the .json file that you exported here.'],
    }
  }
  const envelope = envelopeSchema.safeParse(data)
  if (!envelope.success) return { ok: false, problems: ['This file isn’t a backup of this site.'] }
  if (envelope.data.version !== version) {
    const problem = 'This backup is from another version of the console, so we can’t read it.'
    return { ok: false, problems: [problem] }
  }
  const parsed = backupSchema.safeParse(data)
  return parsed.success
    ? { ok: true, backup: parsed.data }
    : { ok: false, problems: parsed.error.issues.map((issue) => describeProblem(issue, data)) }
}

/** Removes a gateway password, which must never be stored, whatever the data contains. */
const withoutPassword = (key: string, value: unknown) =>
  key === 'powerTranzPassword' ? undefined : value
