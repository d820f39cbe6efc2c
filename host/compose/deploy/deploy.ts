/**
 * Uploads one part to where rclone can write: an S3-compatible store, a server, a folder. The order is
 * safe at every moment: files that nothing refers to yet, then documents, then what says what is live.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteName } from '../../../shared/src/contract/contract.ts'
import { pointerPath } from '../../../shared/src/contract/contract.ts'
import { prerenderFolder } from '../../../shared/src/contract/prerendering.ts'
import {
  composeDocuments,
  documentPaths,
  documentsFile,
  writeDocumentPaths,
} from '../documents/documents.ts'
import { shellReleaseFile } from '../documents/shellRelease.ts'
import { promote, startEnvironment } from '../release/promote.ts'
import { configurationFile, publishShell } from '../release/publishShell.ts'
import {
  addRelease,
  makeLive,
  recordFile,
  releaseBefore,
  releaseLabel,
} from '../release/releases.ts'
import { dayLong, immutable, shellDocument } from '../serving/serving.ts'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import { livePointer } from '../site/livePointer.ts'
import { type PartName, versionOf } from '../site/parts.ts'
import { lockFolder } from './deployLock.ts'
import { type Places, transferOf } from './transfer.ts'

/** The folder of a build, the environment to promote from, or a release to go back to. */
type Source =
  | { part: PartName; dist: string; from?: undefined }
  | { part: PartName; dist?: undefined; from: string }
  | { part: RemoteName; dist?: undefined; from?: undefined; release: string | undefined }

type Deployment = Source & Places & { environment?: string }

const anyPointer = '+ /remotes/*/current.json'
const notOfShell = [
  `- /${lockFolder}/**`,
  `- /${environmentsFolder}/**`,
  '- /remotes/**',
  '- /assets/**',
  '- index.html',
  `- /${documentsFile}`,
  `- /${shellReleaseFile}`,
]

/** Deploys to an environment, and returns what is live there now. `workDir` is emptied first. */
export async function deploy(deployment: Deployment): Promise<string> {
  const { part, workDir, environment = production } = deployment
  await rm(workDir, { recursive: true, force: true })
  await pullNeeded(deployment, environment)
  const own = environmentDir(workDir, environment)
  const isNew = environment !== production && !existsSync(path.join(own, shellDocument))
  if (isNew && deployment.dist === undefined) {
    throw new Error(`There is no environment "${environment}" in ${deployment.target}`)
  }
  if (isNew) await pullProduction(deployment)
  const documentsBefore = await documentPaths(own)
  await startEnvironment(workDir, environment)
  const label = await publishLocally(deployment, environment)

  const shared = transferOf(deployment, production)
  const { upload, remove } = transferOf(deployment, environment)
  if (deployment.dist && part === 'host') await shared.upload(['+ /assets/**'], immutable)
  else if (deployment.dist) await shared.upload([`+ /remotes/${part}/*/**`], immutable)
  if (part === 'host' || isNew) {
    await upload(['+ /images/**', '+ /*.svg'], dayLong)
    await upload([...notOfShell, '+ **'])
  }
  const hasDocuments = part !== 'admin-console' || isNew
  if (hasDocuments) {
    const documentsNow = await documentPaths(own)
    const paths = [...new Set([...documentsBefore, ...documentsNow])]
    const stale = documentsBefore.filter((pagePath) => !documentsNow.includes(pagePath))
    // The old and the new ones, until the old ones are removed: a killed command forgets none.
    if (stale.length > 0 || documentsNow.length > documentsBefore.length) {
      await writeDocumentPaths(own, paths)
      await upload([`+ /${documentsFile}`])
      await writeDocumentPaths(own, documentsNow)
    }
    await upload([`- /${environmentsFolder}/**`, '+ index.html', '+ /sitemap.xml', '+ /robots.txt'])
    if (stale.length > 0) await remove(stale.map((page) => path.posix.join(page, 'index.html')))
  }
  await upload([
    ...(hasDocuments ? [`+ /${documentsFile}`, `+ /${shellReleaseFile}`] : []),
    ...(isNew ? [anyPointer] : part === 'host' ? [] : [`+ /${pointerPath(part)}`]),
  ])
  return label
}

/** The files at the target that publishing needs here. */
async function pullNeeded(deployment: Deployment, environment: string) {
  const { part } = deployment
  const { pull } = transferOf(deployment, environment)
  const pointer = `+ /${pointerPath(part === 'host' ? 'public-site' : part)}`
  const isWithoutShell = part === 'admin-console' && environment === production
  await pull([
    pointer,
    ...(isWithoutShell ? [] : [`+ /${shellDocument}`, `+ /${prerenderFolder}/**`]),
    ...(part === 'host' ? [`+ /${configurationFile}`] : []),
  ])
  if (part === 'host') await pullLiveRelease(deployment, 'public-site', environment)
  if (deployment.dist !== undefined) return
  if (deployment.from === undefined) {
    const { part: name, workDir, release } = deployment
    await pullRecords(deployment, name)
    return pullRelease(deployment, name, await releaseBefore(name, workDir, environment, release))
  }
  const { from } = deployment
  await transferOf(deployment, from).pull(part === 'host' ? [...notOfShell, '+ **'] : [pointer])
  if (part !== 'host') await pullLiveRelease(deployment, part, from)
}

/** Reads what is released, and which release is live in which environment. */
export async function pullRecords(places: Places, name: RemoteName) {
  const pointer = pointerPath(name)
  await transferOf(places, production).pull([
    `+ /${pointer}`,
    `+ /${environmentsFolder}/*/${pointer}`,
    `+ /${path.posix.dirname(pointer)}/*/${recordFile}`,
  ])
}

/** What a new environment begins with. */
async function pullProduction(deployment: Deployment) {
  await transferOf(deployment, production).pull([anyPointer, ...notOfShell, '+ **'])
  await pullLiveRelease(deployment, 'public-site', production)
}

async function pullLiveRelease(places: Places, name: RemoteName, environment: string) {
  const live = await livePointer(name, places.workDir, environment)
  if (live) await pullRelease(places, name, live.release)
}

/** The files of a release that documents are composed from. */
async function pullRelease(places: Places, name: RemoteName, release: string) {
  const folder = `/${path.posix.dirname(pointerPath(name))}/${release}`
  await transferOf(places, production).pull([
    `+ ${folder}/${recordFile}`,
    `+ ${folder}/${prerenderFolder}/**`,
  ])
}

async function publishLocally(deployment: Deployment, environment: string) {
  const { part, workDir } = deployment
  if (deployment.from !== undefined) return promote(part, deployment.from, environment, workDir)
  if (deployment.dist === undefined) {
    const release = await releaseBefore(deployment.part, workDir, environment, deployment.release)
    return releaseLabel(await makeLive(deployment.part, release, workDir, environment))
  }
  const { dist } = deployment
  const version = await versionOf(part)
  if (part === 'host') {
    await publishShell(dist, workDir, environment)
    await composeDocuments(workDir, undefined, environment)
    return `${version} of the shell`
  }
  const { pointer } = await addRelease(part, dist, workDir, { version })
  return releaseLabel(await makeLive(part, pointer.release, workDir, environment))
}
