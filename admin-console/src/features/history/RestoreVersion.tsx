import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { AuditEntry } from 'shared/backend/administration'
import { keyOfTable } from 'shared/content/contentKinds'
import { usePreload } from '../../components/usePreload'
import { useFocusHandover } from '../../focus/useFocusHandover'
import { formatInstant } from '../../format/formatInstant'
import { useAppSelector } from '../../state/hooks'
import { earlierVersion, fieldsToRestore } from './earlierVersion'

const loadDrawer = () => import('./RestoreDrawer')
const RestoreDrawer = lazy(async () => ({ default: (await loadDrawer()).RestoreDrawer }))

interface RestoreVersionProps {
  entry: AuditEntry
  /** "“Old Fair”", or "the general settings". */
  what: string
  /** The entries about the same item since then. */
  later: readonly AuditEntry[]
}

/** What each entry can restore. */
const labels: Partial<Record<AuditEntry['action'], string>> = {
  insert: 'Restore the original',
  update: 'Restore the earlier version',
  delete: 'Restore',
}

/**
 * Restores an earlier version of an item that differs from it. Now and then are compared first. Nothing is offered
 * of what is gone and whose fields the history does not keep.
 */
export function RestoreVersion({ entry, what, later }: RestoreVersionProps) {
  usePreload(loadDrawer)
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const label = labels[entry.action]
  const key = keyOfTable(entry.tableName)
  const value: unknown = useAppSelector((all) => key && all[key])
  const version = earlierVersion(entry, later, value)
  const isCurrent = version.earlier && fieldsToRestore(version).length === 0
  const isIncomplete = !version.now && version.unknown.length > 0
  return (
    <>
      {!isCurrent && !isIncomplete && (
        <RestoreButton
          label={label}
          name={`${label}: ${what}, ${formatInstant(entry.at)}`}
          onClick={() => setState('open')}
        />
      )}
      {state !== 'closed' && (
        <Suspense>
          <RestoreDrawer
            entry={entry}
            what={what}
            open={state === 'open'}
            onClose={() => setState('closing')}
            afterOpenChange={(isOpen) => !isOpen && setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

interface RestoreButtonProps {
  label: string | undefined
  name: string
  onClick: () => void
}

function RestoreButton({ label, name, onClick }: RestoreButtonProps) {
  // With what it has restored, nothing differs any more.
  const button = useFocusHandover<HTMLButtonElement>()
  return (
    <Button ref={button} type="link" size="small" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  )
}
