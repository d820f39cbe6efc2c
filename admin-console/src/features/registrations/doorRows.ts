/** The people of an event as its door lists them, and how many they are. */
import type { Submission } from 'shared/backend/administration'
import { type Arrival, type Subject, subjectKey } from 'shared/submissions/arrivals'
import { byName, notesOf, peopleOf } from './registration'

export interface DoorPerson extends Subject {
  label: string
  arrivedAt: string | undefined
}

/** A party, whose people have places, or are here without. */
export interface DoorRow {
  id: string
  name: string
  people: readonly DoorPerson[]
  phone: string
  /** How to reach them: the phone number, or else the email address. */
  contact: string
  /** Why they may have no place: "Waiting list". */
  note: string
  /** What they wrote: "Wheelchair". */
  needs: string
}

type Arrivals = ReadonlyMap<string, Arrival>

/** By name. Who canceled is listed if somebody of them has come all the same. */
export const partyRows = (registrations: readonly Submission[], arrivals: Arrivals): DoorRow[] =>
  registrations
    .toSorted(byName)
    .map((registration) => {
      const { id, name = '', phone = '', email = '', eventId = 0 } = registration
      const { waitingSince, canceledAt } = registration
      const people = peopleOf(registration).map((label, person) => {
        const subject = { eventId, registrationId: id, person }
        return { ...subject, label, arrivedAt: arrivals.get(subjectKey(subject))?.arrivedAt }
      })
      const note = canceledAt ? 'Canceled' : waitingSince ? 'Waiting list' : ''
      return {
        id,
        name,
        people,
        phone,
        contact: phone || email,
        note,
        needs: notesOf(registration),
      }
    })
    .filter(({ note, people }) => note !== 'Canceled' || people.some(isHere))

/** The latest to come first; one that was taken back keeps its place, so that it can be tapped again. */
export const walkInRows = (arrivals: Arrivals): DoorRow[] =>
  [...arrivals.values()]
    .flatMap(({ walkIn, eventId, name, arrivedAt }) =>
      walkIn
        ? {
            ...{
              id: walkIn,
              name: name ?? 'Walk-in',
              phone: '',
              contact: '',
              note: name ? 'Walk-in' : '',
              needs: '',
            },
            people: [{ eventId, walkIn, name, label: name ?? 'Walk-in', arrivedAt }],
          }
        : [],
    )
    .reverse()

export const isHere = ({ arrivedAt }: DoorPerson) => arrivedAt !== undefined

/** Who is here, of how many that are registered or here without a place. */
export function countHere(rows: readonly DoorRow[]) {
  const expected = rows.filter(({ note, people }) => !note || people.some(isHere))
  const people = expected.flatMap((row) => row.people)
  return { here: people.filter(isHere).length, registered: people.length }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const digits = (text: string) => text.replace(/\D/g, '')

/** Whether any part of a name or of the phone number matches, however it is accented or spaced. */
export function matchesDoor({ name, people, phone }: DoorRow, search: string) {
  const text = plain(search.trim())
  const number = /[a-z]/.test(text) ? '' : digits(text)
  return (
    plain([name, ...people.map(({ label }) => label)].join('\n')).includes(text) ||
    (number !== '' && digits(phone).includes(number))
  )
}

/** The same id, with hyphens or without. */
export const isSameId = (a: string, b: string) => a.replaceAll('-', '') === b.replaceAll('-', '')
