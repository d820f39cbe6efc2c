import { mkdir } from 'node:fs/promises'
import { lock } from 'proper-lockfile'

/**
 * Runs `work` while no other publication writes into this site: two at the same moment would leave
 * the documents of one beside the pointer of the other.
 */
export async function withPublishLock<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(siteDir, { recursive: true })
  // A killed publication leaves its lock, which expires.
  const options = { lockfilePath: `${siteDir}/.publishing`, stale: 10_000 }
  // Two minutes: longer than a composition waits for its database.
  const retries = { retries: 480, factor: 1, minTimeout: 250 }
  const release = await lock(siteDir, options).catch((error) => {
    if (error.code !== 'ELOCKED') throw error
    console.info(`Waiting for the command that is writing into ${siteDir} …`)
    return lock(siteDir, { ...options, retries })
  })
  try {
    return await work()
  } finally {
    await release()
  }
}
