import type { AuditEntry } from 'shared/backend/administration'
import { Link } from 'shared/router'
import { formatInstant } from '../../format/formatInstant'
import styles from './AuditItem.module.css'
import { describeAuditEntry, type FieldChange, recordedName } from './auditDescription'

/** Finds the item as it is now, with the URL of its form if it has one; `undefined` if it was deleted. */
export type FindItem = (table: string, id: string) => { name?: string; to?: string } | undefined

/** One change in words: who, what, when. */
export function AuditItem({ entry, findItem }: { entry: AuditEntry; findItem: FindItem }) {
  const { who, did, noun, changes } = describeAuditEntry(entry)
  const item = findItem(entry.tableName, entry.rowId)
  const name = recordedName(entry) ?? (item?.name || undefined)
  const [only] = changes
  return (
    <li className={styles.entry}>
      <p>
        {who} {did} {name && `${noun} `}
        {item?.to ? <Link to={item.to}>{name ?? noun}</Link> : <span>{name ?? noun}</span>}
        {only && changes.length === 1 && only.after !== undefined && (
          <>
            : <Values {...only} />
          </>
        )}
      </p>
      {changes.length > 1 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              {change.field}
              {change.after !== undefined && ': '}
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
      <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
    </>
  )
}
