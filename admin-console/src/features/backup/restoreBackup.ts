import { sameJson } from 'shared/json/sameJson'
import { collection } from 'shared/persistence'
import type { Backup } from './backupFile'
import { siteCollections } from './siteCollections'

/** Undoes a restore; resolves with the names of the collections that were changed since and are kept. */
export type UndoRestore = () => Promise<string[]>

/** Replaces each collection's freshest value with the backup's. */
export async function restoreBackup({ collections }: Backup): Promise<UndoRestore> {
  const restored = await Promise.all(
    siteCollections.map(async ({ label, definition }) => {
      const { update } = collection(definition)
      const next = collections[definition.key]
      let before: unknown
      const after = await update((current) => {
        before = current
        return sameJson(current, next) ? current : next
      })
      return { label, update, before, after }
    }),
  )

  return async () => {
    const changedSince = await Promise.all(
      restored.map(async ({ label, update, before, after }) => {
        const now = await update((current) => (current === after ? before : current))
        return now === before ? [] : [label]
      }),
    )
    return changedSince.flat()
  }
}
