import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { eventPhase } from 'shared/format/eventPhase'
import { formatNumber } from 'shared/format/number'
import { useNow } from 'shared/format/useNow'
import { TitledSection } from '../../components/TitledSection'
import { counted, countedPeople } from '../../format/counted'
import { formatTime } from '../../format/formatInstant'
import { parseWholeNumber } from '../../forms/parseWholeNumber'
import { countHere, isHere, partyRows, walkInRows } from './doorRows'
import { useDoor } from './useDoor'
import styles from './WhoCame.module.css'

interface WhoCameProps {
  event: CharityEvent
  /** Counts so many of them among the people served, or none any more. Missing where no figure is called that. */
  onCount: ((served: number | undefined) => void) | undefined
}

/**
 * While an event goes on, who is here; afterwards who came, and what that adds to the people served, once the
 * administrator says so.
 */
export function WhoCame({ event, onCount }: WhoCameProps) {
  const now = useNow()
  const { query, arrivals } = useDoor(event.id)
  const [typed, setTyped] = useState<string>()
  const numberId = useId()
  const { served } = event
  const parties = partyRows(query.data ?? [], arrivals)
  const walkIns = walkInRows(arrivals)
  const registered = countHere(parties).here
  const strangers = countHere(walkIns).here
  const came = registered + strangers
  const phase = eventPhase(event, now)
  const goesOn = served === undefined && phase === 'today'
  const isToCome = came === 0 && served === undefined && phase !== 'today' && phase !== 'over'
  if (!query.data || isToCome) return null

  const added = typed === undefined ? came : parseWholeNumber(typed)
  const all = [...parties, ...walkIns].flatMap(({ people }) => people.filter(isHere))

  function summary() {
    const kinds = `${formatNumber(registered)} who registered, ${counted(strangers, 'walk-in')}`
    if (goesOn) return came === 0 ? 'Nobody yet.' : `${countedPeople(came)} so far: ${kinds}.`
    if (came > 0 && served === undefined) return `${countedPeople(came)} came: ${kinds}.`
    if (came > 0 && served === came)
      return `${countedPeople(came)} came, and ${came === 1 ? 'counts' : 'all of them count'} toward People Served.`
    const known = came > 0 ? `${countedPeople(came)} came.` : 'Nobody was checked in at the door.'
    if (served !== undefined)
      return `${known} ${countedPeople(served)} ${served === 1 ? 'counts' : 'count'} toward People Served.`
    return onCount ? `${known} If you know how many people came, enter it here.` : known
  }

  return (
    <TitledSection title={goesOn ? 'Who’s here' : 'Who came'} className={styles.section}>
      <div className={styles.summary}>
        <p>{summary()}</p>
        {all.length > 0 && (
          <details>
            <summary>Names and times</summary>
            <ul>
              {all.map(({ label, arrivedAt, registrationId, person, walkIn }) => (
                <li key={walkIn ?? `${registrationId} ${person}`}>
                  {label}, {formatTime(arrivedAt ?? '')}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {onCount && served === undefined && !goesOn && (
        <div className={styles.count}>
          <label htmlFor={numberId}>People to add</label>
          <Input
            id={numberId}
            className={styles.number}
            inputMode="numeric"
            value={typed ?? (came > 0 ? String(came) : '')}
            onChange={(change) => setTyped(change.target.value)}
          />
          <Button disabled={added <= 0} onClick={() => onCount(added)}>
            {`Add ${added > 0 ? `${formatNumber(added)} ` : ''}to People Served`}
          </Button>
        </div>
      )}
      {onCount && served !== undefined && (
        <Button onClick={() => onCount(undefined)}>
          Subtract {formatNumber(served)} from People Served
        </Button>
      )}
    </TitledSection>
  )
}
