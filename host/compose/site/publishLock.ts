import { mkdir } from 'node:fs/promises'
import { lock } from 'proper-lockfile'

/** A killed publication leaves its lock, which expires after this time. */
const staleMs = 10_000

/** Two minutes: longer than a composition waits for its store. */
const waiting = { retries: 480, factor: 1, minTimeout: 250 }

/**
 * Runs `work` while no other publication writes into this site: two at the same moment would leave
 * the documents of one beside the pointer of the other.
 */
export async function withPublishLock<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(siteDir, { recursive: true })
  const options = { lockfilePath: `${siteDir}/.publishing`, stale: staleMs }
  const release = await lock(siteDir, options).catch((error) => {
    if (error.code !== 'ELOCKED') throw error
    console.info(`Waiting for the command that is writing into ${siteDir} …`)
    return lock(siteDir, { ...options, retries: waiting })
  })
  try {
    return await work()
  } finally {
    await release()
  }
}
