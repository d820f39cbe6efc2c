import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { containsWords } from 'shared/backend/search'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { partySizeOf } from 'shared/submissions/party'
import { showFailure } from '../../backend/failures'
import { EmptyState } from '../../components/EmptyState'
import { ExportButton } from '../../components/ExportButton'
import { Icon } from '../../components/Icon'
import { NoResults } from '../../components/NoResults'
import { ListSearch, ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import listStyles from '../../lists/SearchableTabs.module.css'
import { SearchField } from '../../lists/SearchField'
import styles from './RegistrationList.module.css'
import { byName, channelLabel, contactOf, countPeople, namesOf, notesOf } from './registration'
import { registrationColumns } from './registrationColumns'

const PrintedRegistrations = lazy(() =>
  import('./PrintedRegistrations').then((module) => ({ default: module.PrintedRegistrations })),
)

interface RegistrationListProps {
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  /** Whether it has places to give. */
  hasPlaces: boolean
  title: string
  /** Those that are not canceled. */
  registrations: readonly Submission[]
  /** Stands beside the list's own buttons. */
  action: ReactNode
  onEdit: (registration: Submission) => void
  onCancel: (registration: Submission) => void
}

/** Who is registered for an event, with a search, totals and a list to print. */
export function RegistrationList(props: RegistrationListProps) {
  const { event, hasPlaces, title, action, onEdit, onCancel } = props
  const [search, setSearch] = useState('')
  const [printing, setPrinting] = useState(false)
  const registrations = props.registrations.toSorted(byName)
  const people = countPeople(registrations)
  const isSearched = search.trim() !== ''
  const found = registrations.filter((registration) =>
    containsWords(
      [registration.name ?? '', namesOf(registration), contactOf(registration)],
      search,
    ),
  )
  const peopleFound = countPeople(found)

  const {
    name,
    people: size,
    contact,
    notes,
  } = registrationColumns(onEdit, (registration) =>
    registration.channel ? channelLabel(registration) : '',
  )
  const columns: ListColumn<Submission>[] = [
    {
      ...name,
      compare: compareByText(({ name = '' }) => name),
    },
    { ...size, compare: (a, b) => partySizeOf(a) - partySizeOf(b) },
    contact,
    ...(registrations.some(notesOf) ? [notes] : []),
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (registration) => (
        <RowActionGroup>
          <RowAction
            label="Cancel registration of"
            word="Cancel"
            icon={<Icon name="close" />}
            itemName={registration.name ?? ''}
            onClick={() => onCancel(registration)}
          />
        </RowActionGroup>
      ),
    },
  ]

  const exportFound = () =>
    void import('./registrationsCsv').then(
      ({ saveRegistrations }) => saveRegistrations(found, title, event),
      (error) => showFailure('Not exported', error),
    )

  return (
    <div className={listStyles.list}>
      <dl className={styles.totals}>
        <Total value={registrations.length} one="registration" many="registrations" />
        <Total value={people} one="person" many="people" />
        {event && event.attendees !== people && (
          <Total value={event.attendees} {...placesTaken(event.attendees - people)} />
        )}
        {event &&
          hasPlaces &&
          (event.attendees > event.slots ? (
            <Total value={event.attendees - event.slots} one="too many" many="too many" isWarning />
          ) : (
            <Total value={spotsRemaining(event)} one="place left" many="places left" />
          ))}
      </dl>
      <div className={listStyles.controls}>
        <SearchField
          label="Search names, phones or emails"
          value={search}
          found={
            isSearched
              ? `${formatNumber(found.length)} of ${formatNumber(registrations.length)} found`
              : undefined
          }
          onChange={setSearch}
        />
        <ExportButton label="Export people" count={peopleFound} onExport={exportFound} />
        <Button disabled={peopleFound === 0} onClick={() => setPrinting(true)}>
          Print list{isSearched && ` (${formatNumber(peopleFound)})`}
        </Button>
        {action}
        {printing && (
          <Suspense>
            <PrintedRegistrations
              {...{ event, title, people, found, peopleFound }}
              search={search.trim()}
              onPrinted={() => setPrinting(false)}
            />
          </Suspense>
        )}
      </div>
      {registrations.length === 0 ? (
        <EmptyState icon="inbox" text="Nobody is registered." />
      ) : found.length === 0 ? (
        <NoResults noun="registration" search={search} onClear={() => setSearch('')} />
      ) : (
        <ListSearch value={search}>
          <ListTable label="Registrations" rows={found} columns={columns} ownOrder="Name" />
        </ListSearch>
      )}
    </div>
  )
}

/** Places are also taken by whoever is counted in the event's form, or was registered and is forgotten. */
function placesTaken(others: number) {
  const how = others > 0 ? `, ${formatNumber(others)} without a registration` : ''
  return { one: `place taken${how}`, many: `places taken${how}` }
}

interface TotalProps {
  value: number
  one: string
  many: string
  isWarning?: boolean
}

const Total = ({ value, one, many, isWarning }: TotalProps) => (
  <div data-warning={isWarning}>
    <dt>{value === 1 ? one : many}</dt>
    <dd>{formatNumber(value)}</dd>
  </div>
)
