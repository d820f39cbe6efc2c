import { useState } from 'react'
import { useRootMark } from 'shared/browser/useRootMark'
import type { CharityEvent } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { failureText } from '../../backend/failures'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { counted } from '../../format/counted'
import styles from './Door.module.css'
import { DoorParty } from './DoorParty'
import { countHere, isSameId, matchesDoor, partyRows, walkInRows } from './doorRows'
import { useDoor } from './useDoor'

interface DoorProps {
  eventId: number
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  /** The registration that somebody shows on their phone. */
  shown: string | null
}

/** Checks people in at an event, on a phone in the sun and without a connection. */
export function Door({ eventId, event, shown }: DoorProps) {
  const { query, arrivals, tap, waiting, failure } = useDoor(eventId)
  const [search, setSearch] = useState('')
  useRootMark('door')
  const name = search.trim()

  const parties = partyRows(query.data ?? [], arrivals)
  const walkIns = walkInRows(arrivals)
  const { here, registered } = countHere(parties)
  const isFound = (row: (typeof parties)[number]) => matchesDoor(row, search)
  const first = parties.find(({ id }) => shown && isSameId(id, shown))
  const found = parties.filter((row) => row !== first && isFound(row))
  const foundWalkIns = walkIns.filter(isFound)

  function addWalkIn() {
    void tap(
      [{ eventId, walkIn: newSubmissionId(), ...(name && { name: name.slice(0, 200) }) }],
      true,
    )
    setSearch('')
  }

  return (
    <div className={styles.door}>
      <div className={styles.bar}>
        <p className={styles.counts}>
          <b>
            {formatNumber(here)} of {formatNumber(registered)} here
          </b>
          <span>{counted(countHere(walkIns).here, 'walk-in')}</span>
          {event && <span>{counted(event.slots, 'place')}</span>}
        </p>
        <div className={styles.controls}>
          <input
            type="search"
            className={styles.field}
            aria-label="Name or phone"
            placeholder="Name or phone"
            autoComplete="off"
            value={search}
            // The next name takes the place of the last one.
            onFocus={(focus) => focus.target.select()}
            onChange={(change) => setSearch(change.target.value)}
          />
          <button type="button" className={styles.button} onClick={addWalkIn}>
            {name ? 'Add walk-in' : '+1 walk-in'}
          </button>
        </div>
        <p role="status" className={styles.status}>
          {waiting > 0 && failure === 'unavailable'
            ? `${counted(waiting, 'check-in')} ${waiting === 1 ? 'is' : 'are'} waiting for a connection. Keep this page open.`
            : failure === 'unavailable'
              ? navigator.onLine
                ? `${failureText(failure)} Keep this page open.`
                : 'You’re offline. Keep this page open: it can’t reload until you reconnect.'
              : failure && failureText(failure)}
        </p>
      </div>
      {(!query.data || query.failure !== 'unavailable') && <QueryFailure query={query} />}
      {!query.data && query.loading && <QueryLoading>Loading the registrations…</QueryLoading>}
      {query.data && shown && !first && (
        <p role="status">
          This person isn’t on the list. They may have canceled, or registered for another event.
        </p>
      )}
      {first && (
        <ul className={styles.list} aria-label="Shown on their phone">
          <DoorParty row={first} onTap={tap} isShown />
        </ul>
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label="Registered">
          {found.map((row) => (
            <DoorParty key={row.id} row={row} onTap={tap} />
          ))}
        </ul>
      )}
      {query.data && !name && parties.length + walkIns.length === 0 && (
        <p>Nobody is registered. Type each visitor’s name, or count walk-ins.</p>
      )}
      {query.data && name && ![...parties, ...walkIns].some(isFound) && (
        <p>Nobody found. Tap “Add walk-in” to check in “{name}”.</p>
      )}
      {foundWalkIns.length > 0 && (
        <ul className={styles.list} aria-label="Walk-ins">
          {foundWalkIns.map((row) => (
            <DoorParty key={row.id} row={row} onTap={tap} />
          ))}
        </ul>
      )}
    </div>
  )
}
