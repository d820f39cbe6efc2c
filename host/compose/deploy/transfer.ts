/** Transfers files between a folder here and where rclone can write. */
import path from 'node:path'
import { defaultCacheControl } from '../serving/serving.ts'
import { environmentDir, environmentPath } from '../site/environments.ts'

/** Runs rclone with these arguments, and resolves with its exit code. */
export type Rclone = (...args: string[]) => Promise<number>

export interface Places {
  /** As rclone names it: "s3:bucket", "/var/www/site". */
  target: string
  /** A folder here that has the same structure. */
  workDir: string
  rclone: Rclone
}

/** rclone's exit code for a missing source. Source: https://rclone.org/docs/#exit-code */
const nothingThere = 3

// Stores and networks in front of them compress by themselves; source maps are not for visitors.
const notUploaded = ['- *.br', '- *.gz', '- *.map']

/** Transfers the files of one environment. Filters are rclone's, relative to its folder. */
export function transferOf({ target, workDir, rclone }: Places, environment: string) {
  const there = path.posix.join(target, environmentPath(environment))
  const here = environmentDir(workDir, environment)

  return {
    /** Nothing is there before the first deployment. */
    async pull(filters: string[]) {
      const code = await rclone('copy', there, here, ...withFilters(filters))
      if (code !== nothingThere) expectSuccess(code, `reading ${there}`)
    },
    async upload(filters: string[], cacheControl = defaultCacheControl, contentType?: string) {
      const code = await rclone(
        'copy',
        here,
        there,
        // Only what changed, by content: the files of a new build all have new dates.
        '--checksum',
        '--header-upload',
        `Cache-Control: ${cacheControl}`,
        ...(contentType ? ['--header-upload', `Content-Type: ${contentType}`] : []),
        ...withFilters([...notUploaded, ...filters]),
      )
      expectSuccess(code, `uploading to ${there}`)
    },
    /** Those that are not there are no failure. */
    async remove(files: string[]) {
      const filters = withFilters(files.map((file) => `+ ${path.posix.join('/', file)}`))
      expectSuccess(await rclone('delete', there, ...filters), `removing files of ${there}`)
    },
  }
}

const withFilters = (rules: string[]) => [...rules, '- *'].flatMap((rule) => ['--filter', rule])

function expectSuccess(code: number, step: string) {
  if (code !== 0) throw new Error(`rclone ended with code ${code} while ${step}`)
}
