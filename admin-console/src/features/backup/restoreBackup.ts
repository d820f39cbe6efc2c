import { collection } from 'shared/backend'
import { allDefinitions } from 'shared/collections/definitions'
import { contentKind, labelOf } from 'shared/content/contentKinds'
import { changesBetween } from 'shared/content/rowChanges'
import { sameJson } from 'shared/json/sameJson'
import type { Backup } from './backupFile'

/** Undoes a restore; resolves with the names of the collections that were changed since and are kept. */
export type UndoRestore = () => Promise<string[]>

/** Replaces each collection's freshest value with the backup's. */
export async function restoreBackup({ collections }: Backup): Promise<UndoRestore> {
  const restored = await Promise.all(
    allDefinitions.map(async (definition) => {
      const next = collections[definition.key]
      let before: unknown
      const after = await collection(definition).update((current) => {
        before = current
        return sameJson(current, next) ? current : next
      })
      return { definition, before, after }
    }),
  )

  return async () => {
    const changedSince = await Promise.all(
      restored.map(async ({ definition, before, after }) => {
        let changed = false
        await collection(definition).update((current) => {
          // The backend may answer what it got with a version, which is no change.
          changed = changesBetween(after, current).length > 0
          return changed ? current : before
        })
        const kind = contentKind(definition.key)
        return changed ? [kind ? labelOf(kind) : definition.key] : []
      }),
    )
    return changedSince.flat()
  }
}
