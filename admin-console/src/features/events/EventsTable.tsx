import { type CharityEvent, eventCategoryLabels, eventName } from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActions } from '../../lists/RowActions'
import { CategoryBadge } from './CategoryBadge'
import { EventStatusBadges } from './EventStatusBadges'
import styles from './EventsTable.module.css'
import { eventStatus, placesTaken } from './eventStatus'
import { useEventActions } from './useEventActions'

interface EventsTableProps {
  label: string
  events: readonly CharityEvent[]
  onEdit: (event: CharityEvent) => void
  onDuplicate: (event: CharityEvent) => void
}

export function EventsTable({ label, events, onEdit, onDuplicate }: EventsTableProps) {
  const now = useNow()
  const { remove } = useEventActions()

  const columns: ListColumn<CharityEvent>[] = [
    {
      key: 'event',
      title: 'Event',
      compare: compareByText(eventName),
      render: (event) => (
        <ItemCell name={eventName(event)} note={event.location} onEdit={() => onEdit(event)}>
          <When event={event} />
          <div className={styles.badges}>
            <CategoryBadge category={event.category} />
            <EventStatusBadges event={event} now={now} />
          </div>
          {placesTaken(event)} places taken
        </ItemCell>
      ),
    },
    {
      key: 'date',
      title: 'Date',
      wideOnly: true,
      // Events whose date cannot be parsed are sorted first, so that the administrator notices them.
      compare: (a, b) => startOf(a) - startOf(b),
      render: (event) => <When event={event} />,
    },
    {
      key: 'category',
      title: 'Category',
      wideOnly: true,
      compare: compareByText(({ category }) => eventCategoryLabels[category]),
      render: ({ category }) => <CategoryBadge category={category} />,
    },
    {
      key: 'places',
      title: 'Places taken',
      kind: 'number',
      wideOnly: true,
      compare: (a, b) => a.attendees - b.attendees,
      render: placesTaken,
    },
    {
      key: 'status',
      title: 'Status',
      wideOnly: true,
      compare: compareByText((event) => eventStatus(event, now)),
      render: (event) => (
        <div className={styles.badges}>
          <EventStatusBadges event={event} now={now} />
        </div>
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (event) => (
        <RowActions itemName={eventName(event)} onDelete={() => remove(event)}>
          <RowAction
            label="Duplicate"
            icon="copy"
            itemName={eventName(event)}
            onClick={() => onDuplicate(event)}
          />
        </RowActions>
      ),
    },
  ]

  return <ListTable label={label} rows={events} columns={columns} />
}

/** Date and time as typed. */
function When({ event: { date, time } }: { event: CharityEvent }) {
  return (
    <div className={styles.when} title={`${date} ${time}`}>
      {date} <span>{time}</span>
    </div>
  )
}

const startOf = (event: CharityEvent) => eventTimes(event)?.start.getTime() ?? 0
