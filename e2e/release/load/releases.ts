/**
 * Releases both remotes and rolls them back, again and again: a process of its own, as in life. A busy
 * machine takes its time: no less is done there than two releases and a rollback of each.
 */
import { addRelease, makeLive, releaseBefore } from '../../../host/compose/release/releases.ts'
import { production } from '../../../host/compose/site/environments.ts'
import { withPublishLock } from '../../../host/compose/site/publishLock.ts'
import { type RemoteName, remoteNames } from '../../../shared/src/contract/contract.ts'
import { changedBuild, eventsHeading } from '../../support/changedBuild.ts'

/** A text of each that is made another for each release. */
const changedTexts: Record<RemoteName, string> = {
  'public-site': eventsHeading,
  'admin-console': ' Management',
}

async function releaseAndRollBack(folder: string, siteDir: string, isOver: () => boolean) {
  const done = { releases: 0, rollbacks: 0 }
  for (let round = 1; round <= 2 || !isOver(); round += 1) {
    for (const name of remoteNames) {
      const text = changedTexts[name]
      const dist = await changedBuild(name, folder, text, `${text} ${round}`)
      await withPublishLock(siteDir, async () => {
        const { pointer } = await addRelease(name, dist, siteDir, { version: `1.0.${round}` })
        await makeLive(name, pointer.release, siteDir)
      })
      done.releases += 1
      // Every other release stays.
      if (round % 2 === 0) continue
      await withPublishLock(siteDir, async () =>
        makeLive(name, await releaseBefore(name, siteDir, production), siteDir),
      )
      done.rollbacks += 1
    }
  }
  return done
}

const [folder = '', siteDir = '', seconds] = process.argv.slice(2)
const endMs = performance.now() + Number(seconds) * 1000
process.send?.(await releaseAndRollBack(folder, siteDir, () => performance.now() > endMs))
