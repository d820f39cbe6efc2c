import { sameJson } from 'shared/json/sameJson'
import { changesBetween } from 'shared/content/rowChanges'
import { changeCollection } from '../../outbox/changeCollection'
import type { Backup } from './backupFile'
import { siteCollections } from './siteCollections'

/** Undoes a restore; resolves with the names of the collections that were changed since and are kept. */
export type UndoRestore = () => Promise<string[]>

/** Replaces each collection's freshest value with the backup's. */
export async function restoreBackup({ collections }: Backup): Promise<UndoRestore> {
  const restored = await Promise.all(
    siteCollections.map(async ({ label, definition }) => {
      const next = collections[definition.key]
      let before: unknown
      const after = await changeCollection(definition, (current) => {
        before = current
        return sameJson(current, next) ? current : next
      })
      return { label, definition, before, after }
    }),
  )

  return async () => {
    const changedSince = await Promise.all(
      restored.map(async ({ label, definition, before, after }) => {
        let changed = false
        await changeCollection(definition, (current) => {
          // A store answers what it got with a version, which is no change.
          changed = changesBetween(after, current).length > 0
          return changed ? current : before
        })
        return changed ? [label] : []
      }),
    )
    return changedSince.flat()
  }
}
