import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { Subject } from 'shared/submissions/arrivals'
import { Dotted } from '../../components/Dotted'
import { Icon, PathIcon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { passFocus } from '../../focus/moveFocus'
import { formatTime } from '../../format/formatInstant'
import styles from './Door.module.css'
import { type DoorPerson, type DoorRow, isHere } from './doorRows'

interface DoorPartyProps {
  row: DoorRow
  onTap: (people: readonly Subject[], here: boolean) => unknown
  /** Ready to be tapped: it has the focus. */
  isShown?: boolean
}

/** Somebody, or a party: one tap checks all of them in, and out again. */
export function DoorParty({ row, onTap, isShown = false }: DoorPartyProps) {
  const { name, people, contact, note, needs } = row
  const [open, setOpen] = useState(false)
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const here = people.filter(isHere)
  const isParty = people.length > 1
  const isWhole = here.length === people.length
  const single = people[0]?.registrationId ? '1 person' : ''
  const about = [isParty ? `${here.length} of ${people.length} here` : single, note, contact]

  useEffect(() => {
    if (isShown) passFocus(button.current)
  }, [isShown])

  return (
    <li>
      <div className={styles.row}>
        <TapButton
          ref={button}
          pressed={isWhole || (here.length > 0 && 'mixed')}
          onTap={() => onTap(isWhole ? people : people.filter((one) => !isHere(one)), !isWhole)}
        >
          <span className={styles.who}>{name} </span>
          <span className={styles.about}>
            {about.some(Boolean) && (
              <span className={styles.note}>
                <Dotted parts={about} />
              </span>
            )}
            {needs && <span className={styles.needs}> {needs}</span>}
          </span>
          <ArrivedAt person={here[0]} />
        </TapButton>
        {isParty && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <PathIcon path="m6 9 6 6 6-6" />
            <VisuallyHidden>People with {name}</VisuallyHidden>
          </button>
        )}
      </div>
      {open && (
        <ul id={listId} className={styles.people}>
          {people.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people of a party are known by their place in it
            <li key={index} className={styles.row}>
              <TapButton pressed={isHere(person)} onTap={() => onTap([person], !isHere(person))}>
                <span className={styles.who}>{person.label}</span>
                <ArrivedAt person={person} />
              </TapButton>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const ArrivedAt = ({ person }: { person: DoorPerson | undefined }) => (
  <span className={styles.time}>{person?.arrivedAt && formatTime(person.arrivedAt)}</span>
)

interface TapButtonProps extends React.ComponentProps<'button'> {
  pressed: boolean | 'mixed'
  onTap: () => unknown
}

const TapButton = ({ pressed, onTap, children, ...button }: TapButtonProps) => (
  <button
    {...button}
    type="button"
    className={styles.tap}
    aria-pressed={pressed}
    // Who presses twice means it once.
    onClick={(click: MouseEvent) => click.detail < 2 && onTap()}
  >
    <span className={styles.mark}>{pressed === true && <Icon name="check" />}</span>
    <span className={styles.words}>{children}</span>
  </button>
)
