import type { AuditEntry } from 'shared/backend/administration'
import { Link } from 'shared/router'
import { formatInstant } from '../../format/formatInstant'
import type { useFindItem } from '../../state/useFindItem'
import styles from './AuditItem.module.css'
import { describeAuditEntry, type FieldChange, recordedName } from './auditDescription'

interface AuditItemProps {
  entry: AuditEntry
  findItem: ReturnType<typeof useFindItem>
}

export function AuditItem({ entry, findItem }: AuditItemProps) {
  const { who, did, noun, changes } = describeAuditEntry(entry)
  const item = findItem(entry.tableName, entry.rowId)
  const name = recordedName(entry) ?? (item?.name || undefined)
  const [only] = changes
  return (
    <li className={styles.entry}>
      <p>
        {who} {did} {name && `${noun} `}
        {item ? <Link to={item.to}>{name ?? noun}</Link> : <span>{name ?? noun}</span>}
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
      <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
    </li>
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
