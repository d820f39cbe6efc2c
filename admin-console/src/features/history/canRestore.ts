import type { AuditEntry } from 'shared/backend/administration'
import { redacted } from 'shared/backend/history'
import { keyOfTable } from 'shared/content/contentKinds'

export const isKept = (value: unknown) => value !== redacted

/** Content is restored, of which the history keeps enough; what visitors sent is not. */
export function canRestore({ tableName, action, before, after }: AuditEntry): boolean {
  const values = Object.values((action === 'insert' ? after : before) ?? {})
  if (!keyOfTable(tableName)) return false
  return action === 'update' ? values.some(isKept) : values.length > 0 && values.every(isKept)
}
