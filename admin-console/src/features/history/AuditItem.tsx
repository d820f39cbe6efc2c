import type { ReactNode } from 'react'
import type { AuditEntry } from 'shared/backend/administration'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatUsd } from 'shared/format/usd'
import { Link } from 'shared/router'
import { Dotted } from '../../components/Dotted'
import { donorName } from '../../format/donorName'
import { formatInstant, formatTime } from '../../format/formatInstant'
import { shortName } from '../../format/shortName'
import type { useFindItem } from '../../state/useFindItem'
import styles from './AuditItem.module.css'
import { countKinds, describeAuditEntry, type FieldChange, recordedName } from './auditDescription'
import { canRestore } from './canRestore'
import { RestoreVersion } from './RestoreVersion'

/** Finds what an entry is about, which holds no more than changed, and nothing of a person. */
export interface Findings {
  item: ReturnType<typeof useFindItem>
  donation: (entry: AuditEntry) => DonationRecord | undefined
  /** The event that the entry's submission is for. */
  event: (entry: AuditEntry) => { id: number; title: string } | undefined
}

interface AuditItemProps {
  /** One change, or all that was added at once. */
  entries: readonly [AuditEntry, ...AuditEntry[]]
  find: Findings
  /** The entries about the same item since then. */
  later: readonly AuditEntry[]
  /** The last one about it before. */
  previous: AuditEntry | undefined
}

export function AuditItem({ entries, find, later, previous }: AuditItemProps) {
  const [entry] = entries
  const isOne = entries.length === 1
  const { who, noun } = describeAuditEntry(entry)
  const name = nameOf(entry, find, later)
  return (
    <div className={styles.entry}>
      {isOne ? (
        <Change entry={entry} name={name} find={find} previous={previous} />
      ) : (
        <p>Added {countKinds(entries)}</p>
      )}
      <div className={styles.foot}>
        <span className={styles.meta}>
          <Dotted
            parts={[
              who,
              <time key="time" dateTime={entry.at} title={formatInstant(entry.at)}>
                {formatTime(entry.at)}
              </time>,
            ]}
          />
        </span>
        {isOne && canRestore(entry) && (
          <RestoreVersion
            entry={entry}
            later={later}
            what={name ? `“${shortName(name)}”` : `the ${noun}`}
          />
        )}
      </div>
    </div>
  )
}

/** As the entry holds it, or as it is now, or was when it was deleted. */
const nameOf = (entry: AuditEntry, find: Findings, later: readonly AuditEntry[]) =>
  recordedName(entry) ??
  (find.item(entry.tableName, entry.rowId)?.name || later.map(recordedName).find(Boolean))

interface ChangeProps extends Pick<AuditItemProps, 'find' | 'previous'> {
  entry: AuditEntry
  name: string | undefined
}

function Change({ entry, name, find, previous }: ChangeProps) {
  const { did, noun, end, changes } = describeAuditEntry(entry, previous)
  const to = find.item(entry.tableName, entry.rowId)?.to
  const event = find.event(entry)
  const linked = (text: ReactNode) => (to ? <Link to={to}>{text}</Link> : text)
  return (
    <div>
      <p>
        {did}{' '}
        {name ? (
          <>
            {noun} “{linked(name)}”
          </>
        ) : (
          linked(noun)
        )}
        {entry.tableName === 'donations' && donationText(entry, find)}
        {event && (
          <>
            {' for '}
            <Link to={`/admin/events/${event.id}/registrations`}>{event.title}</Link>
          </>
        )}
        {end}
      </p>
      {changes.length > 0 && (
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

/** " from Marcia Campbell, $50.00", as far as it is known. */
function donationText(entry: AuditEntry, find: Findings) {
  const donation = find.donation(entry)
  const { amount = donation?.amount } = entry.after ?? entry.before ?? {}
  const from = donation ? ` from ${donorName(donation)}` : ''
  return typeof amount === 'number' ? `${from}, ${formatUsd(amount)}` : from
}

function Values({ before, after }: FieldChange) {
  if (after === undefined) return null
  return (
    <>
      : <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
    </>
  )
}
