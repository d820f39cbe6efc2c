import { Button } from 'antd'
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import type { AuditEntry } from 'shared/backend/administration'
import { definitions } from 'shared/collections/definitions'
import { contentKind, keyOfTable } from 'shared/content/contentKinds'
import { fieldLabel } from 'shared/content/fieldLabel'
import { type CharityEvent, type EventDetails, sequenceAfter } from 'shared/entities/event'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { ComparedFields } from '../../components/ComparedFields'
import { SideDrawer } from '../../components/SideDrawer'
import { withUndo } from '../../components/withUndo'
import { useRestoreFocus } from '../../focus/useRestoreFocus'
import { upperFirst } from '../../format/upperFirst'
import { useAppSelector } from '../../state/hooks'
import {
  type EarlierVersion,
  earlierVersion,
  fieldsToRestore,
  laterEntries,
  savedDays,
  withFieldsOf,
} from './earlierVersion'
import { EventChange } from './eventChange'
import styles from './RestoreVersion.module.css'

interface RestoreDrawerProps {
  entry: AuditEntry
  /** "“Old Fair”", or "the general settings". */
  what: string
  open: boolean
  onClose: () => void
  afterOpenChange: (isOpen: boolean) => void
}

/** Above the column of the earlier version. */
const columns: Partial<Record<AuditEntry['action'], string>> = {
  insert: 'When it was added',
  update: 'Before this change',
  delete: 'When it was deleted',
}

/** Compares an item as it is with an earlier version, and restores that. */
export function RestoreDrawer({ entry, what, onClose, ...drawer }: RestoreDrawerProps) {
  const query = useQuery(`${entry.id}`, () => laterEntries(entry, administration().history))
  const key = keyOfTable(entry.tableName)
  const value: unknown = useAppSelector((state) => key && state[key])
  const version = query.data && earlierVersion(entry, query.data, value)
  const shown = version ? fieldsToRestore(version) : []
  const ofEvent = use(EventChange)

  return (
    <SideDrawer
      {...drawer}
      onClose={onClose}
      title={`Restore ${what}`}
      wide
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {version && shown.length > 0 && (
            <Button
              type="primary"
              onClick={() => {
                void restore(version, what)
                onClose()
              }}
            >
              Restore this version
            </Button>
          )}
        </>
      }
    >
      <Intro>{version && introOf(version, shown)}</Intro>
      {version?.now && key === 'events' && shown.length > 0 && (
        <Suspense>
          {ofEvent({ ...version.now, id: version.id } as CharityEvent, restored(version, shown))}
        </Suspense>
      )}
      <QueryFailure query={query} />
      {!version && query.loading && <QueryLoading>Loading the history…</QueryLoading>}
      {version && shown.length > 0 && (
        <ComparedFields
          columns={['Now', columns[entry.action] ?? '']}
          fields={shown.map((name) => ({
            name,
            label: fieldLabel(name),
            values: [version.now?.[name], version.earlier?.[name]],
          }))}
        />
      )}
    </SideDrawer>
  )
}

/** An event that was never called off has no status. */
function restored({ earlier }: EarlierVersion, fields: readonly string[]): Partial<EventDetails> {
  return Object.fromEntries(fields.map((name) => [name, earlier?.[name] ?? undefined]))
}

/** Takes the focus, and gives it back. */
function Intro({ children }: { children: ReactNode }) {
  const intro = useRef<HTMLParagraphElement>(null)
  useRestoreFocus()
  useEffect(() => intro.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={intro} tabIndex={-1} aria-live="polite" className={styles.intro}>
      {children}
    </p>
  )
}

function introOf({ key, now, earlier, unknown }: EarlierVersion, shown: readonly string[]): string {
  const missing = unknown.map((name) => fieldLabel(name).toLowerCase()).join(', ')
  const notKept = missing && ` The history doesn’t keep: ${missing}.`
  if (!earlier) return `This version can’t be restored.${notKept}`
  if (shown.length === 0) return `This is the current version.${notKept}`
  const { noun } = contentKind(key)
  return now
    ? `These fields go back to how they were. Everything else stays the same.${notKept}`
    : `The ${noun} was deleted. Restoring brings it back like this.`
}

/** An edit like any other: it is in the history, may meet somebody else's, and can be undone. */
async function restore(version: EarlierVersion, what: string) {
  const { key, now, earlier } = version
  const { noun } = contentKind(key)
  const savedDay = savedDays[key]
  const definition: CollectionDefinition<unknown> = definitions[key]
  const saved = savedDay ? { [savedDay]: jamaicaDay(new Date()) } : {}
  const changed = [...version.changed, ...Object.keys(saved)]
  const entries = key === 'events' && !now ? await countEntries(version) : 0
  const put = (fields: typeof earlier) =>
    collection(definition).update((value) => {
      const next = withFieldsOf(value, { ...version, changed }, fields)
      if (key !== 'events') return next
      return withSequence(value as CharityEvent[], next as CharityEvent[], version.id, entries)
    })
  await put({ ...earlier, ...saved })
  showToast(
    withUndo(
      {
        kind: 'success',
        title: `${upperFirst(noun)} restored`,
        description: upperFirst(what),
      },
      () => put(now),
      'Change undone',
    ),
  )
}

const countEntries = async ({ key, id }: EarlierVersion) =>
  (await administration().history.list({ table: contentKind(key).table, rowId: `${id}` }, 1, 1))
    .total

/** Events, of which one comes back under a number that a calendar takes. */
const withSequence = (
  before: readonly CharityEvent[],
  after: readonly CharityEvent[],
  id: number,
  entries: number,
) =>
  after.map((event) => {
    if (event.id !== id) return event
    const known = before.find((one) => one.id === id)
    // One that was deleted goes on: the history has at least as many changes.
    const sequence = known ? sequenceAfter(known, event) : entries
    return sequence ? { ...event, sequence } : event
  })
