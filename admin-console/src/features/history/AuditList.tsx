import { Button } from 'antd'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { AuditEntry } from 'shared/backend/administration'
import { useLocation, useNavigate } from 'shared/router'
import { administration } from '../../backend/administration'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { Select } from '../../components/Select'
import { useAppSelector } from '../../state/hooks'
import { useFindItem } from '../../state/useFindItem'
import { AuditItem, type Findings } from './AuditItem'
import styles from './AuditList.module.css'
import { auditedKinds, isSubmission } from './auditedKinds'
import { loadHistory } from './loadHistory'

const pageSize = 20
const allKinds = ''

export function AuditList() {
  const findItem = useFindItem()
  const { kind, id, page, show } = useHistoryUrl()
  const { table = '' } = auditedKinds[kind] ?? {}
  const query = useQuery(
    `${kind} ${id} ${page}`,
    () => loadHistory(administration().history, { table, rowId: id }, page * pageSize),
    `${kind} ${id}`,
  )
  const { data, refresh } = query
  const find: Findings = {
    item: findItem,
    donation: useDonationOf(),
    event: useEventsOf(data?.entries),
  }
  const { list, focusNext } = useFocusOnMore(data?.lines.length)
  useEffect(() => administration().history.subscribe?.(refresh), [refresh])
  const name = id && (findItem(table, id)?.name ?? id)
  return (
    <div aria-busy={query.loading}>
      <div className={styles.filter}>
        <Select
          aria-label="Show changes to"
          className={styles.select}
          value={id ? `${kind} ${id}` : kind}
          options={[
            { value: allKinds, label: 'All changes' },
            ...Object.entries(auditedKinds).map(([value, { label }]) => ({ value, label })),
            ...(id ? [{ value: `${kind} ${id}`, label: `Only ${name}` }] : []),
          ]}
          onChange={(value) => show({ kind: value })}
        />
      </div>
      <QueryFailure query={query} />
      {!data && query.loading && <QueryLoading>Loading the history…</QueryLoading>}
      {data?.lines.length === 0 && <EmptyState icon="clock" text="No changes yet." />}
      {data && data.lines.length > 0 && (
        <ol ref={list} className={styles.entries} aria-label="Changes, newest first">
          {data.lines.map(({ day, entries }) => (
            <li key={entries[0].id} tabIndex={-1}>
              {day && <h2 className={styles.day}>{day}</h2>}
              <AuditItem entries={entries} find={find} {...aboutSame(entries[0], data.entries)} />
            </li>
          ))}
        </ol>
      )}
      {data?.hasMore && (
        <Button
          loading={query.loading}
          onClick={() => {
            focusNext()
            show({ kind, id, page: `${page + 1}` })
          }}
        >
          Show older changes
        </Button>
      )}
    </div>
  )
}

/** What more is shown is read from its first line. */
function useFocusOnMore(shown = 0) {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined || shown <= next.current) return
    const line = list.current?.children[next.current]
    next.current = undefined
    if (line instanceof HTMLElement) line.focus({ preventScroll: true })
  }, [shown])
  return {
    list,
    focusNext() {
      next.current = shown
    },
  }
}

/** The entries about the same item: those that stand above it, and the next one below. */
function aboutSame(entry: AuditEntry, entries: readonly AuditEntry[]) {
  const same = entries.filter(
    ({ tableName, rowId }) => tableName === entry.tableName && rowId === entry.rowId,
  )
  const index = same.indexOf(entry)
  return { later: same.slice(0, index), previous: same[index + 1] }
}

/** Finds the donation as it is now. The history itself keeps nothing of its donor. */
function useDonationOf(): Findings['donation'] {
  const donations = useAppSelector((state) => state.donations)
  return ({ tableName, rowId }) =>
    tableName === 'donations' ? donations.find(({ id }) => String(id) === rowId) : undefined
}

/** Finds the event that somebody registered or applied for. The history itself keeps nothing of what was sent. */
function useEventsOf(entries: readonly AuditEntry[] = []): Findings['event'] {
  const ids = [...new Set(entries.filter(isSubmission).map(({ rowId }) => rowId))]
  const { data = [] } = useQuery(
    `events of ${ids}`,
    ids.length > 0 ? () => administration().submissions.all({ ids }) : null,
  )
  return (entry) => {
    if (!isSubmission(entry)) return undefined
    const { eventId, eventTitle = '' } = data.find(({ id }) => id === entry.rowId) ?? {}
    return eventId === undefined ? undefined : { id: eventId, title: eventTitle }
  }
}

/** The filter, and how many pages are shown, kept in the URL: "?kind=events&id=5&page=2". */
function useHistoryUrl() {
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const wanted = params.get('kind') ?? ''
  const kind = Object.hasOwn(auditedKinds, wanted) ? wanted : ''
  return {
    kind,
    id: (kind && params.get('id')) || '',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    show(query: Record<string, string>) {
      const present = Object.entries(query).filter(([, value]) => value)
      navigate({ search: `${new URLSearchParams(present)}` }, { replace: true })
    },
  }
}
