import type { AuditEntry } from 'shared/backend/administration'
import { Link } from 'shared/router'
import { formatInstant, formatTime } from '../../format/formatInstant'
import { shortName } from '../../format/shortName'
import { upperFirst } from '../../format/upperFirst'
import type { useFindItem } from '../../state/useFindItem'
import styles from './AuditItem.module.css'
import { countKinds, describeAuditEntry, type FieldChange, recordedName } from './auditDescription'
import { canRestore } from './canRestore'
import { RestoreVersion } from './RestoreVersion'

/** The event that an entry's submission is for. */
export type EventOf = (entry: AuditEntry) => { id: number; title: string } | undefined

interface AuditItemProps {
  /** One change, or all that was added at once. */
  entries: readonly [AuditEntry, ...AuditEntry[]]
  /** The page on which more of them stand. */
  goesOn?: 'next' | 'previous' | undefined
  /** Whether the line above says that nobody knows who it was. */
  isSameStranger?: boolean | undefined
  findItem: ReturnType<typeof useFindItem>
  eventOf: EventOf
  /** The entries about the same item since then, where all of them are on the page. */
  later?: readonly AuditEntry[] | undefined
}

export function AuditItem(props: AuditItemProps) {
  const { entries, goesOn, isSameStranger = false, findItem, eventOf, later } = props
  const [entry] = entries
  const begin = (did: string) =>
    isSameStranger ? upperFirst(did) : `${describeAuditEntry(entry).who} ${did}`
  const name = nameOf(entry, findItem)
  return (
    <div className={styles.entry}>
      {entries.length > 1 ? (
        <p>
          {begin('added')} {countKinds(entries)}
          {goesOn && `, and more on the ${goesOn} page`}
        </p>
      ) : (
        <Change entry={entry} begin={begin} findItem={findItem} event={eventOf(entry)} />
      )}
      <div className={styles.foot}>
        <time dateTime={entry.at} title={formatInstant(entry.at)}>
          {formatTime(entry.at)}
        </time>
        {entries.length === 1 && canRestore(entry) && (
          <RestoreVersion
            entry={entry}
            later={later}
            what={name ? `“${shortName(name)}”` : describeAuditEntry(entry).noun}
          />
        )}
      </div>
    </div>
  )
}

const nameOf = (entry: AuditEntry, findItem: AuditItemProps['findItem']) =>
  recordedName(entry) ?? (findItem(entry.tableName, entry.rowId)?.name || undefined)

interface ChangeProps extends Pick<AuditItemProps, 'findItem'> {
  entry: AuditEntry
  /** Says who did it. */
  begin: (did: string) => string
  event: ReturnType<EventOf>
}

function Change({ entry, begin, findItem, event }: ChangeProps) {
  const { did, noun, end, changes } = describeAuditEntry(entry)
  const item = findItem(entry.tableName, entry.rowId)
  const name = nameOf(entry, findItem)
  const [only] = changes
  return (
    <div>
      <p>
        {begin(did)} {name && `${noun} `}
        {item ? <Link to={item.to}>{name ?? noun}</Link> : <span>{name ?? noun}</span>}
        {event && (
          <>
            {' for '}
            <Link to={`/admin/events/${event.id}/registrations`}>{event.title}</Link>
          </>
        )}
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
    </div>
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
