/** Publishes the shell's build: its assets first, then the bare document that names them. */
import { cp } from 'node:fs/promises'
import path from 'node:path'

/** The document of paths without one of their own, and the template of all others. */
export const shellDocument = 'shell.html'

/** Assets of earlier builds stay, so that an open tab keeps working. */
export async function publishShell(dist: string, siteDir: string) {
  const built = path.join(dist, 'index.html')
  await cp(dist, siteDir, { recursive: true, filter: (source) => source !== built })
  await cp(built, path.join(siteDir, shellDocument))
}
