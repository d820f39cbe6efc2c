import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { partySizeOf } from 'shared/submissions/party'
import { EmptyState, NoResults } from '../../components/EmptyState'
import { ExportButton } from '../../components/ExportButton'
import { PrintedTable } from '../../components/PrintedTable'
import { saveCsv } from '../../format/saveCsv'
import { containsText } from '../../lists/containsText'
import { ItemCell } from '../../lists/ItemCell'
import { ListSearch, ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import listStyles from '../../lists/SearchableTabs.module.css'
import { SearchField } from '../../lists/SearchField'
import styles from './RegistrationList.module.css'
import { byName, channelLabel, contactOf, countPeople, namesOf, peopleOf } from './registration'
import { registrationsCsv } from './registrationsCsv'

interface RegistrationListProps {
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  title: string
  /** Those that are not canceled. */
  registrations: readonly Submission[]
  onEdit: (registration: Submission) => void
  onCancel: (registration: Submission) => void
}

/** Who is registered for an event, with a search, totals and a list to print. */
export function RegistrationList(props: RegistrationListProps) {
  const { event, title, onEdit, onCancel } = props
  const [search, setSearch] = useState('')
  const [sheet, setSheet] = useState<ReactNode>()
  const registrations = props.registrations.toSorted(byName)
  const people = countPeople(registrations)
  const isSearched = search.trim() !== ''
  const found = registrations.filter((registration) =>
    containsText([registration.name ?? '', namesOf(registration), contactOf(registration)], search),
  )

  const print = () =>
    setSheet(
      <PrintedTable
        title={title}
        about={`Registered: ${formatNumber(people)}`}
        headings={['Here', 'Name', 'Phone', 'Notes']}
        rows={registrations.flatMap((registration) =>
          peopleOf(registration).map((name, index) => ({
            key: `${registration.id} ${index}`,
            cells: [
              '☐',
              name,
              ...(index === 0
                ? [registration.phone, registration.details.additionalNotes]
                : ['', '']),
            ],
          })),
        )}
        onPrinted={() => setSheet(undefined)}
      />,
    )

  const columns: ListColumn<Submission>[] = [
    {
      key: 'name',
      title: 'Name',
      compare: compareByText(({ name = '' }) => name),
      render: (registration) => (
        <ItemCell
          name={registration.name ?? ''}
          note={namesOf(registration)}
          onEdit={() => onEdit(registration)}
        >
          <div>{contactOf(registration)}</div>
          <div>{channelLabel(registration)}</div>
        </ItemCell>
      ),
    },
    {
      key: 'people',
      title: 'People',
      kind: 'number',
      compare: (a, b) => partySizeOf(a) - partySizeOf(b),
      render: (registration) => partySizeOf(registration),
    },
    { key: 'contact', title: 'Contact', kind: 'text', wideOnly: true, render: contactOf },
    {
      key: 'notes',
      title: 'Notes',
      kind: 'text',
      wideOnly: true,
      render: ({ details }) => details.additionalNotes ?? '',
    },
    {
      key: 'channel',
      title: 'Source',
      kind: 'short',
      wideOnly: true,
      compare: compareByText(channelLabel),
      render: channelLabel,
    },
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (registration) => (
        <RowActionGroup>
          <RowAction
            label="Cancel"
            icon="close"
            itemName={registration.name ?? ''}
            onClick={() => onCancel(registration)}
          />
        </RowActionGroup>
      ),
    },
  ]

  return (
    <div className={listStyles.list}>
      <dl className={styles.totals}>
        <Total label="parties" value={registrations.length} />
        <Total label="people" value={people} />
        {event && <Total label="places taken" value={event.attendees} />}
        {event && <Total label="places left" value={spotsRemaining(event)} />}
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
        <ExportButton
          count={people}
          onExport={() => saveCsv('registrations', registrationsCsv(registrations))}
        />
        <Button disabled={people === 0} onClick={print}>
          Print the list
        </Button>
        {sheet}
      </div>
      {registrations.length === 0 ? (
        <EmptyState icon="inbox" text="Nobody is registered yet." />
      ) : found.length === 0 ? (
        <NoResults noun="registration" search={search} onClear={() => setSearch('')} />
      ) : (
        <ListSearch value={search}>
          <ListTable label="Registrations" rows={found} columns={columns} />
        </ListSearch>
      )}
    </div>
  )
}

const Total = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatNumber(value)}</dd>
  </div>
)
