import { shallowEqual } from 'react-redux'
import type { AuditEntry } from 'shared/backend/administration'
import { contentKind, keyOfTable } from 'shared/content/contentKinds'
import { Link } from 'shared/router'
import { formatInstant } from '../../format/formatInstant'
import { useAppSelector } from '../../state/hooks'
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

/**
 * Finds what a change was about as it is now, with the URL of its form if it has one; `undefined` if it
 * was deleted.
 */
export function useFindItem() {
  const content = useAppSelector((state) => ({ ...state }), shallowEqual)

  return (table: string, id: string): { name?: string; to: string } | undefined => {
    const key = keyOfTable(table)
    if (!key) return undefined
    const { path, nameField = '', personal = [], single, itemForm } = contentKind(key)
    // What is personal names nobody here.
    if (single || personal.includes(nameField)) return { to: `/admin/${path}` }
    const items = content[key] as readonly { id: number; [field: string]: unknown }[]
    const item = items.find((item) => String(item.id) === id)
    const to = `/admin/${path}${itemForm ? `?edit=${id}` : ''}`
    return item && { name: String(item[nameField]), to }
  }
}
