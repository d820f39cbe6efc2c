/** `npm run contract:record -w shared`: records what the shell and its remotes agree on now. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractDeclarations, recordedDir } from './declarations.ts'

const declarations = await contractDeclarations()
await rm(recordedDir, { recursive: true, force: true })
for (const [file, text] of Object.entries(declarations)) {
  const recorded = path.join(recordedDir, file)
  await mkdir(path.dirname(recorded), { recursive: true })
  await writeFile(recorded, text)
}
