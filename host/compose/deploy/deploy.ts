/**
 * Uploads one part to where rclone can write: an S3-compatible store, a server, a folder. The order is
 * safe at every moment: files that nothing refers to yet, then documents, then what says what is live.
 */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pointerPath } from '../../../shared/src/contract/contract.ts'
import { prerenderFolder } from '../../../shared/src/contract/prerendering.ts'
import { documentPaths } from '../documents/documents.ts'
import { shellReleaseFile } from '../documents/shellRelease.ts'
import { publishParts } from '../release/publishParts.ts'
import { configurationFile } from '../release/publishShell.ts'
import {
  dayLong,
  defaultCacheControl,
  immutable,
  shellDocument,
  typeRules,
} from '../serving/serving.ts'
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import { livePointer } from '../site/livePointer.ts'
import type { PartName } from '../site/parts.ts'
import { type Places, transferOf } from './transfer.ts'

interface Deployment extends Places {
  part: PartName
  /** The folder of its build. */
  dist: string
  environment?: string
}

const anyPointer = '+ /remotes/*/current.json'
const shellFiles = [`+ /${shellDocument}`, `+ /${shellReleaseFile}`, `+ /${prerenderFolder}/**`]
const documentFiles = [
  `- /${environmentsFolder}/**`,
  '- /remotes/**',
  '- /assets/**',
  '+ index.html',
  '+ /sitemap.xml',
  '+ /robots.txt',
]
const anyTyped = typeRules.map(({ path }) => `+ ${path}`)
const notOfShell = [
  `- /${environmentsFolder}/**`,
  '- /remotes/**',
  '- /assets/**',
  '- index.html',
  ...typeRules.map(({ path }) => `- ${path}`),
  `- /${shellReleaseFile}`,
]

/** Deploys to an environment, and returns what is live there now. `workDir` is emptied first. */
export async function deploy(deployment: Deployment): Promise<string> {
  const { part, workDir, environment = production } = deployment
  await rm(workDir, { recursive: true, force: true })
  await pullNeeded(deployment, environment)
  const own = environmentDir(workDir, environment)
  const isNew = environment !== production && !existsSync(path.join(own, shellDocument))
  if (isNew) {
    // What it begins with.
    await transferOf(deployment, production).pull([anyPointer, ...notOfShell, '+ **'])
    await pullRenderedRelease(deployment, production)
  }
  const before = await composedFiles(own)
  const live = await publishParts({ [part]: deployment.dist }, workDir, environment)

  const shared = transferOf(deployment, production)
  const { upload, remove } = transferOf(deployment, environment)
  if (part === 'host') await shared.upload(['+ /assets/**'], immutable)
  else await shared.upload([`+ /remotes/${part}/*/**`], immutable)
  if (part === 'host' || isNew) {
    await upload(['+ /images/**', '+ /*.svg'], dayLong)
    await upload([...notOfShell, '+ **'])
  }
  const hasDocuments = part !== 'admin-console' || isNew
  if (hasDocuments) {
    const now = await composedFiles(own)
    const stale = before.filter((file) => !now.includes(file))
    for (const rule of typeRules) {
      if (now.includes(rule.path)) await upload([`+ ${rule.path}`], defaultCacheControl, rule.value)
    }
    await upload(documentFiles)
    if (stale.length > 0) await remove(stale)
  }
  await upload([
    ...(hasDocuments ? [`+ /${shellReleaseFile}`] : []),
    ...(isNew ? [anyPointer] : part === 'host' ? [] : [`+ /${pointerPath(part)}`]),
  ])
  return live.join()
}

/** The documents and feeds in an environment's folder, as paths of the site. */
const composedFiles = async (folder: string) => [
  ...(await documentPaths(folder)).map((page) => path.posix.join(page, 'index.html')),
  ...typeRules.flatMap((rule) => (existsSync(path.join(folder, rule.path)) ? rule.path : [])),
]

/** The files at the target that publishing needs here. */
async function pullNeeded(deployment: Deployment, environment: string) {
  const { part } = deployment
  const isWithoutShell = part === 'admin-console' && environment === production
  await transferOf(deployment, environment).pull([
    `+ /${pointerPath(part === 'host' ? 'public-site' : part)}`,
    ...(isWithoutShell ? [] : [...shellFiles, ...documentFiles, ...anyTyped]),
    ...(part === 'host' ? [`+ /${configurationFile}`] : []),
  ])
  if (part === 'host') await pullRenderedRelease(deployment, environment)
}

/** What documents are composed from. */
async function pullRenderedRelease(places: Places, environment: string) {
  const name = 'public-site'
  const live = await livePointer(name, places.workDir, environment)
  if (!live) return
  const folder = `/${path.posix.dirname(pointerPath(name))}/${live.release}`
  await transferOf(places, production).pull([`+ ${folder}/${prerenderFolder}/**`])
}
