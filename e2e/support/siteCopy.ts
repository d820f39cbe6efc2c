/** A copy of the composed site under test that a test may change, and a server of it. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSiteServer } from '../../host/compose/serving/server.ts'
import { siteDir } from './site'

export interface SiteCopy {
  /** For what a test builds; removed after it. */
  folder: string
  /** The site, in that folder. */
  dir: string
  origin: string
}

/** Copies the site, and serves the copy for as long as `use` takes. */
export async function withSiteCopy(use: (site: SiteCopy) => Promise<void>) {
  const folder = await mkdtemp('.tmp/site-copy-')
  const dir = path.join(folder, 'site')
  await cp(siteDir, dir, { recursive: true, filter: (file) => !file.endsWith('.map') })
  const server = createSiteServer(dir).listen(0)
  const { port } = server.address() as AddressInfo
  await use({ folder, dir, origin: `http://localhost:${port}` })
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
}
