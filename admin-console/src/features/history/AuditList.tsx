import { useEffect } from 'react'
import type { AuditEntry } from 'shared/backend/administration'
import { useLocation, useNavigate } from 'shared/router'
import { administration } from '../../backend/administration'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { Pagination } from '../../components/Pagination'
import { Select } from '../../components/Select'
import { useFindItem } from '../../state/useFindItem'
import { AuditItem, type EventOf } from './AuditItem'
import styles from './AuditList.module.css'
import { auditedKinds, isSubmission } from './auditedKinds'
import { groupHistory } from './groupHistory'

const pageSize = 20
const allKinds = ''

export function AuditList() {
  const findItem = useFindItem()
  const { kind, id, page, show } = useHistoryUrl()
  const { table = '' } = auditedKinds[kind] ?? {}
  const query = useQuery(
    `${kind} ${id} ${page}`,
    () => loadPage({ table, rowId: id }, page),
    `${kind} ${id}`,
  )
  const { data, refresh } = query
  const eventOf = useEventsOf(data?.rows)
  useEffect(() => administration().history.subscribe?.(refresh), [refresh])
  const name = id && (findItem(table, id)?.name ?? id)
  return (
    <div className={styles.list} aria-busy={query.loading}>
      <div className={styles.filter}>
        <Select
          aria-label="Changes of"
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
      {data?.total === 0 && <EmptyState icon="clock" text="No changes yet." />}
      {data && data.total > 0 && (
        <>
          <ol className={styles.entries} aria-label="Changes, newest first">
            {groupHistory(data.rows, data).map(({ day, ...line }) => (
              <li key={line.entries[0].id}>
                {day && <h2 className={styles.day}>{day}</h2>}
                <AuditItem
                  {...line}
                  findItem={findItem}
                  eventOf={eventOf}
                  later={data.page === 1 ? laterOf(line.entries[0], data.rows) : undefined}
                />
              </li>
            ))}
          </ol>
          <Pagination
            of="changes"
            page={data.page}
            total={data.total}
            size={pageSize}
            onPage={(chosen) => show({ kind, id, page: `${chosen}` })}
          />
        </>
      )}
    </div>
  )
}

/** Those about the same item that stand above it. */
const laterOf = (entry: AuditEntry, rows: readonly AuditEntry[]) =>
  rows
    .slice(0, rows.indexOf(entry))
    .filter(({ tableName, rowId }) => tableName === entry.tableName && rowId === entry.rowId)

/** A page, and what stands before and after it: what was added at once may go on there. */
async function loadPage(of: { table: string; rowId: string }, wanted: number) {
  const { list } = administration().history
  const found = await list(of, wanted, pageSize)
  const { rows, page, total } = found
  /** The entry in this place of all, counted from 1. */
  const beside = async (place: number, own: AuditEntry | undefined) =>
    own?.action === 'insert' && place > 0 && place <= total
      ? (await list(of, place, 1)).rows[0]
      : undefined
  const [before, after] = await Promise.all([
    beside((page - 1) * pageSize, rows[0]),
    beside(page * pageSize + 1, rows.at(-1)),
  ])
  return { ...found, before, after }
}

/** Finds the event that somebody registered or applied for. The history itself keeps nothing of what was sent. */
function useEventsOf(entries: readonly AuditEntry[] = []): EventOf {
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

/** The filter and the page, kept in the URL: "?kind=events&id=5&page=2". */
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
