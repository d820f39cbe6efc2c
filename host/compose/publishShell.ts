/** Publishes the shell's build: its assets first, then the bare document that names them. */
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { prerenderFolder } from '../../shared/src/contract/prerendering.ts'
import { filesBelow, replaceFile } from './files.ts'
import { headersFile, redirectsFile } from './hostSettings.ts'
import { precompress } from './precompress.ts'
import { shellDocument } from './serving.ts'

/** Assets of earlier builds stay, so that an open tab keeps working. */
export async function publishShell(dist: string, siteDir: string) {
  const built = path.join(dist, 'index.html')
  await cp(dist, siteDir, { recursive: true, filter: (source) => source !== built })
  const files = (await filesBelow(dist)).filter(
    (file) => file !== 'index.html' && !file.startsWith(`${prerenderFolder}/`),
  )
  await precompress(files.map((file) => path.join(siteDir, file)))
  await replaceFile(path.join(siteDir, '_headers'), headersFile())
  await replaceFile(path.join(siteDir, '_redirects'), redirectsFile())
  await replaceFile(path.join(siteDir, shellDocument), await readFile(built, 'utf8'))
}
