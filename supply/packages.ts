/** The packages of the lock file: what the project is made of. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const lockFile = path.resolve(import.meta.dirname, '../package-lock.json')

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
      /** Of a link: the folder of the workspace. */
      resolved: z.optional(z.string()),
      dependencies: z.optional(z.record(z.string(), z.string())),
      hasInstallScript: z.optional(z.boolean()),
      integrity: z.optional(z.string()),
    }),
  ),
})

export interface Package {
  name: string
  version: string
  license: string
  /** Whether a browser or the server that composes the site runs it; else only developers do. */
  shipped: boolean
  hasInstallScript: boolean
  /** Whether the lock file holds it to its content. */
  hasIntegrity: boolean
}

/** What the lock file says, by folder. */
export const lockedPackages = () =>
  lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8'))).packages

/** Every installed package, sorted by name and version. */
export function packages(): Package[] {
  return Object.entries(lockedPackages())
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { version = '', license = 'unknown', dev, hasInstallScript, integrity }]) => ({
      name: folder.replace(/.*node_modules\//, ''),
      version,
      license,
      shipped: !dev,
      hasInstallScript: hasInstallScript ?? false,
      hasIntegrity: integrity !== undefined,
    }))
    .sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}
