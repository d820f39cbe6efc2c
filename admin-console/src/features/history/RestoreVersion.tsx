import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { AuditEntry } from 'shared/backend/administration'
import { formatInstant } from '../../format/formatInstant'

const RestoreDrawer = lazy(() =>
  import('./RestoreDrawer').then((module) => ({ default: module.RestoreDrawer })),
)

interface RestoreVersionProps {
  entry: AuditEntry
  /** "“Old Fair”", or "the general settings". */
  what: string
}

/** What each entry can restore. */
const labels: Partial<Record<AuditEntry['action'], string>> = {
  insert: 'Restore as added',
  update: 'Restore the earlier version',
  delete: 'Restore',
}

/** Restores an earlier version of an item. Now and then are compared first. */
export function RestoreVersion({ entry, what }: RestoreVersionProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const label = labels[entry.action]
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`${label}: ${what}, ${formatInstant(entry.at)}`}
        onClick={() => setState('open')}
      >
        {label}
      </Button>
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
