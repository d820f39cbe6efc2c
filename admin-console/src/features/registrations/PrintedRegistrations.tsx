import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, eventDateTime } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { Phone, PrintedTable } from '../../components/PrintedTable'
import { countedPeople } from '../../format/counted'
import { formatInstant } from '../../format/formatInstant'
import { notesOf, peopleOf } from './registration'

interface PrintedRegistrationsProps {
  event: CharityEvent | undefined
  title: string
  /** How many are registered. */
  people: number
  /** Those to print. */
  found: readonly Submission[]
  peopleFound: number
  search: string
  onPrinted: () => void
}

/** The list to tick at the door, one line for each person. */
export function PrintedRegistrations(props: PrintedRegistrationsProps) {
  const { event, title, people, found, peopleFound, search, onPrinted } = props
  const registered = `${formatNumber(people)} registered`
  return (
    <PrintedTable
      title={title}
      about={[
        event && [eventDateTime(event), event.location.trim()].filter(Boolean).join(', '),
        search
          ? `${registered}. Shown: ${countedPeople(peopleFound)} matching “${search}”.`
          : registered,
        `Printed on ${formatInstant(new Date().toISOString())}`,
      ]}
      headings={['Here', 'Name', 'Phone', 'Notes']}
      rows={found.flatMap((registration) =>
        peopleOf(registration).map((name, index) => ({
          key: `${registration.id} ${index}`,
          cells: [
            '☐',
            name,
            ...(index === 0
              ? [<Phone key="phone">{registration.phone}</Phone>, notesOf(registration)]
              : ['', '']),
          ],
        })),
      )}
      onPrinted={onPrinted}
    />
  )
}
