/**
 * Uploads one part to where rclone can write: an S3-compatible store, a server, a folder. In an order
 * that is safe at every moment: files that nothing names yet, then documents, then the pointer.
 */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pointerPath, remotePointerSchema } from '../../shared/src/contract/pointer.ts'
import { prerenderFolder } from '../../shared/src/contract/prerendering.ts'
import { composeDocuments, documentPaths, documentsFile } from './documents.ts'
import { readJson } from './files.ts'
import { type PartName, versionOf } from './parts.ts'
import { publishShell } from './publishShell.ts'
import { addRelease, makeLive, type ReleaseRecord, releaseLabel } from './releases.ts'
import { dayLong, defaultCacheControl, immutable, shellDocument } from './serving.ts'

/** Runs rclone with these arguments, and resolves with its exit code. */
export type Rclone = (...args: string[]) => Promise<number>

/** What rclone ends with where the source is not there. Source: https://rclone.org/docs/#exit-code */
const nothingThere = 3

interface Deployment {
  part: PartName
  /** Where the part was built. */
  dist: string
  /** As rclone names it: "s3:bucket", "/var/www/site". */
  target: string
  /** A folder of this deployment's own, in which the part is published first. */
  workDir: string
  rclone: Rclone
}

// Stores and networks in front of them compress by themselves; source maps are not for visitors.
const notUploaded = ['- *.br', '- *.gz', '- *.map']

const documentFilters = ['+ index.html', '+ /sitemap.xml', '+ /robots.txt', `+ /${documentsFile}`]

export async function deploy(deployment: Deployment): Promise<string> {
  const { part, workDir } = deployment
  await rm(workDir, { recursive: true, force: true })
  return part === 'host' ? deployShell(deployment) : deployRemote(deployment, part)
}

async function deployRemote(
  deployment: Deployment,
  name: Exclude<PartName, 'host'>,
): Promise<string> {
  const { dist, workDir } = deployment
  const pointer = pointerPath(name)
  const isPublic = name === 'public-site'
  await pull(deployment, [
    `+ /${pointer}`,
    ...(isPublic ? [`+ /${shellDocument}`, `+ /${prerenderFolder}/**`] : []),
  ])
  const documentsBefore = await documentPaths(workDir)
  const record = await publishLocally(name, dist, workDir)
  const folder = `${path.dirname(pointer)}/${record.pointer.release}`
  await upload(deployment, [`+ /${folder}/**`], immutable)
  if (isPublic) await uploadDocuments(deployment, documentsBefore)
  await upload(deployment, [`+ /${pointer}`], defaultCacheControl)
  return releaseLabel(record)
}

async function publishLocally(
  name: ReleaseRecord['pointer']['name'],
  dist: string,
  siteDir: string,
) {
  const added = await addRelease(name, dist, siteDir, { version: await versionOf(name) })
  return makeLive(name, added.pointer.release, siteDir)
}

async function deployShell(deployment: Deployment): Promise<string> {
  const { dist, workDir } = deployment
  const pointer = pointerPath('public-site')
  await pull(deployment, [`+ /${pointer}`, `+ /${documentsFile}`])
  const live = remotePointerSchema.safeParse(await readJson(path.join(workDir, pointer)))
  if (live.success) {
    await pull(deployment, [
      `+ /${path.dirname(pointer)}/${live.data.release}/${prerenderFolder}/**`,
    ])
  }
  const documentsBefore = await documentPaths(workDir)
  await publishShell(dist, workDir)
  await composeDocuments(workDir)
  await upload(deployment, ['+ /assets/**'], immutable)
  await upload(deployment, ['+ /images/**', '+ /*.svg'], dayLong)
  await upload(deployment, ['- /remotes/**', '- index.html', `- /${documentsFile}`, '+ **'])
  await uploadDocuments(deployment, documentsBefore)
  return `${await versionOf('host')} of the shell`
}

/** What publishing here needs of what is live. Nothing is there before the first deployment. */
async function pull({ target, workDir, rclone }: Deployment, filters: string[]) {
  const code = await rclone('copy', target, workDir, ...withFilters(filters))
  if (code !== nothingThere) expectSuccess(code, `reading ${target}`)
}

async function upload(
  { target, workDir, rclone }: Deployment,
  filters: string[],
  cacheControl = defaultCacheControl,
) {
  const code = await rclone(
    'copy',
    workDir,
    target,
    // Only what changed, by content: the files of a new build all have new dates.
    '--checksum',
    '--header-upload',
    `Cache-Control: ${cacheControl}`,
    ...withFilters([...notUploaded, ...filters]),
  )
  expectSuccess(code, `uploading to ${target}`)
}

function expectSuccess(code: number, step: string) {
  if (code !== 0) throw new Error(`rclone ended with code ${code} while ${step}`)
}

const withFilters = (rules: string[]) => [...rules, '- *'].flatMap((rule) => ['--filter', rule])

async function uploadDocuments(deployment: Deployment, before: string[]) {
  await upload(deployment, documentFilters)
  const now = await documentPaths(deployment.workDir)
  for (const page of before.filter((pagePath) => !now.includes(pagePath))) {
    const document = path.posix.join(deployment.target, page, 'index.html')
    expectSuccess(await deployment.rclone('deletefile', document), `removing ${document}`)
  }
}
