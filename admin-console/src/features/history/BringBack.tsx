import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import type { AuditEntry } from 'shared/backend/administration'
import { definitions } from 'shared/collections/definitions'
import { contentKind, keyOfTable } from 'shared/content/contentKinds'
import { fieldLabel } from 'shared/content/fieldLabel'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { ComparedFields } from '../../components/ComparedFields'
import { SideDrawer } from '../../components/SideDrawer'
import { withUndo } from '../../components/withUndo'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { formatInstant } from '../../format/formatInstant'
import { useAppSelector } from '../../state/hooks'
import styles from './BringBack.module.css'
import {
  type EarlierVersion,
  earlierVersion,
  laterEntries,
  savedDays,
  withFieldsOf,
} from './earlierVersion'

interface BringBackProps {
  entry: AuditEntry
  /** "“Old Fair”", or "the general settings". */
  what: string
}

/** What each entry can bring back, on its button and above the column. */
const texts: Partial<Record<AuditEntry['action'], { label: string; column: string }>> = {
  insert: { label: 'Restore as added', column: 'When it was added' },
  update: { label: 'Restore the version before', column: 'Before this change' },
  delete: { label: 'Restore', column: 'When it was deleted' },
}

/** Brings back an earlier version of an item. Now and then are compared first. */
export function BringBack({ entry, what }: BringBackProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const { label } = texts[entry.action] ?? {}
  const close = () => setState('closing')
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${what}, ${formatInstant(entry.at)}`}
        onClick={() => setState('open')}
      >
        {label}
      </Button>
      {state !== 'closed' && (
        <SideDrawer
          open={state === 'open'}
          onClose={close}
          afterOpenChange={(isOpen) => !isOpen && setState('closed')}
          title={`Restore ${what}`}
          size="min(44rem, 100vw)"
        >
          <Comparison entry={entry} what={what} onClose={close} />
        </SideDrawer>
      )}
    </>
  )
}

function Comparison({ entry, what, onClose }: BringBackProps & { onClose: () => void }) {
  const intro = useRef<HTMLParagraphElement>(null)
  const query = useQuery(`${entry.id}`, () => laterEntries(entry, administration().history))
  const key = keyOfTable(entry.tableName)
  const value: unknown = useAppSelector((state) => key && state[key])
  const version = query.data && earlierVersion(entry, query.data, value)
  useRestoreFocus()
  useEffect(() => intro.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <p ref={intro} tabIndex={-1} aria-live="polite" className={styles.intro}>
        {version && introOf(version)}
      </p>
      <QueryFailure query={query} />
      {!version && query.loading && <QueryLoading>Loading the history…</QueryLoading>}
      {version?.earlier && version.changed.length > 0 && (
        <ComparedFields
          columns={['Now', texts[entry.action]?.column ?? '']}
          fields={version.changed.map((name) => ({
            name,
            label: fieldLabel(name),
            values: [version.now?.[name], version.earlier?.[name]],
          }))}
        />
      )}
      <div className={styles.buttons}>
        {version?.earlier && version.changed.length > 0 && (
          <Button
            type="primary"
            onClick={() => {
              void bringBack(version, what)
              onClose()
            }}
          >
            Restore this version
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </>
  )
}

function introOf({ key, now, earlier, changed, unknown }: EarlierVersion): string {
  const missing = unknown.map((name) => fieldLabel(name).toLowerCase()).join(', ')
  const notKept = missing && ` The history doesn’t keep: ${missing}.`
  if (!earlier) return `This version can’t be brought back.${notKept}`
  if (changed.length === 0) return `This is the current version.${notKept}`
  const { noun } = contentKind(key)
  return now
    ? `These fields change back. All others stay as they are.${notKept}`
    : `The ${noun} was deleted. It comes back with these fields.`
}

/** An edit like any other: it is in the history, may meet somebody else's, and can be undone. */
async function bringBack(version: EarlierVersion, what: string) {
  const { key, now, earlier } = version
  const { noun } = contentKind(key)
  const savedDay = savedDays[key]
  const definition: CollectionDefinition<unknown> = definitions[key]
  const saved = savedDay ? { [savedDay]: jamaicaDay(new Date()) } : {}
  const changed = [...version.changed, ...Object.keys(saved)]
  const put = (fields: typeof earlier) =>
    collection(definition).update((value) => withFieldsOf(value, { ...version, changed }, fields))
  await put({ ...earlier, ...saved })
  showToast(
    withUndo(
      {
        kind: 'success',
        title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} brought back`,
        description: `${what.charAt(0).toUpperCase()}${what.slice(1)} is ${backendTexts().updated}.`,
      },
      () => put(now),
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)} changed back`,
    ),
  )
}
