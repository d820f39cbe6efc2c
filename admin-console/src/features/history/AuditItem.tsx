import type { AuditEntry } from 'shared/backend/administration'
import { Link } from 'shared/router'
import { formatInstant, formatTime } from '../../format/formatInstant'
import type { useFindItem } from '../../state/useFindItem'
import styles from './AuditItem.module.css'
import { countKinds, describeAuditEntry, type FieldChange, recordedName } from './auditDescription'

interface AuditItemProps {
  /** One change, or all that was added at once. */
  entries: readonly [AuditEntry, ...AuditEntry[]]
  findItem: ReturnType<typeof useFindItem>
}

export function AuditItem({ entries, findItem }: AuditItemProps) {
  const [entry] = entries
  return (
    <div className={styles.entry}>
      {entries.length > 1 ? (
        <p>
          {describeAuditEntry(entry).who} added {countKinds(entries)}
        </p>
      ) : (
        <Change entry={entry} findItem={findItem} />
      )}
      <time dateTime={entry.at} title={formatInstant(entry.at)}>
        {formatTime(entry.at)}
      </time>
    </div>
  )
}

interface ChangeProps extends Pick<AuditItemProps, 'findItem'> {
  entry: AuditEntry
}

function Change({ entry, findItem }: ChangeProps) {
  const { who, did, noun, end, changes } = describeAuditEntry(entry)
  const item = findItem(entry.tableName, entry.rowId)
  const name = recordedName(entry) ?? (item?.name || undefined)
  const [only] = changes
  return (
    <>
      <p>
        {who} {did} {name && `${noun} `}
        {item ? <Link to={item.to}>{name ?? noun}</Link> : <span>{name ?? noun}</span>}
        {end}
        {only && changes.length === 1 && <Values {...only} />}
      </p>
      {changes.length > 1 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              {change.field}
              <Values {...change} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Values({ before, after }: FieldChange) {
  if (after === undefined) return null
  return (
    <>
      : <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
    </>
  )
}
