/** The parts of the site, as commands name them: `npm run release -w <part>`. */
import path from 'node:path'
import * as z from 'zod/mini'
import { remoteNames } from '../../../shared/src/contract/contract.ts'
import { readJson } from './files.ts'
import { projectDir } from './siteDir.ts'

export const partNames = [...remoteNames, 'host'] as const
export type PartName = (typeof partNames)[number]

export function parsePartName(argument: string | undefined): PartName {
  const part = partNames.find((name) => name === argument)
  if (!part) throw new Error(`There is no part "${argument}". Parts: ${partNames.join(', ')}`)
  return part
}

const packageSchema = z.object({ version: z.string() })

/** The version in the part's package.json. */
export async function versionOf(part: PartName): Promise<string> {
  return packageSchema.parse(await readJson(path.join(projectDir, part, 'package.json'))).version
}
