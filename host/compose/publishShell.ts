/** Publishes the shell's build: its assets first, then the document that names them. */
import { cp } from 'node:fs/promises'
import path from 'node:path'

const documentFile = 'index.html'

/** Assets of earlier builds stay, so that an open tab keeps working. */
export async function publishShell(dist: string, siteDir: string) {
  const document = path.join(dist, documentFile)
  await cp(dist, siteDir, { recursive: true, filter: (source) => source !== document })
  await cp(document, path.join(siteDir, documentFile))
}
