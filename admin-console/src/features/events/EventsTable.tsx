import type { TableColumnsType } from 'antd'
import { type CharityEvent, eventCategoryLabels, eventName } from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { compareByText } from '../../lists/compareByText'
import {
  ListTable,
  narrowOnly,
  numberColumn,
  secondaryLine,
  textColumn,
  wideOnlyColumn,
} from '../../lists/ListTable'
import { RowAction, RowActions } from '../../lists/RowActions'
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

  const columns: TableColumnsType<CharityEvent> = [
    {
      title: 'Event',
      sorter: compareByText(eventName),
      render: (_, event) => <EventCell event={event} now={now} />,
    },
    {
      title: 'Date',
      className: `${wideOnlyColumn} ${textColumn}`,
      // Events whose date cannot be parsed are sorted first, so that the administrator notices them.
      sorter: (a, b) => startOf(a) - startOf(b),
      render: (_, { date, time }) => (
        <div className={styles.date}>
          {date}
          <div className={secondaryLine}>{time}</div>
        </div>
      ),
    },
    {
      title: 'Category',
      className: `${wideOnlyColumn} ${styles.category}`,
      sorter: compareByText(({ category }) => eventCategoryLabels[category]),
      render: (_, { category }) => eventCategoryLabels[category],
    },
    {
      title: 'Places taken',
      className: `${wideOnlyColumn} ${numberColumn}`,
      align: 'end',
      sorter: (a, b) => a.attendees - b.attendees,
      render: (_, event) => placesTaken(event),
    },
    {
      title: 'Status',
      className: wideOnlyColumn,
      sorter: compareByText((event) => eventStatus(event, now)),
      render: (_, event) => eventStatus(event, now),
    },
    {
      title: 'Actions',
      className: styles.actions,
      align: 'end',
      render: (_, event) => (
        <RowActions
          itemName={eventName(event)}
          onEdit={() => onEdit(event)}
          onDelete={() => remove(event)}
        >
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

/** The event; on narrow screens also the content of the hidden columns. */
function EventCell({ event, now }: { event: CharityEvent; now: Date }) {
  return (
    <>
      <div className={styles.title}>{eventName(event)}</div>
      <div className={secondaryLine}>{event.location}</div>
      <div className={`${secondaryLine} ${styles.categoryBesideTitle}`}>
        {eventCategoryLabels[event.category]}
      </div>
      <div className={narrowOnly}>
        <div>{event.date}</div>
        {eventStatus(event, now)}, {placesTaken(event)} places taken
      </div>
    </>
  )
}

const startOf = (event: CharityEvent) => eventTimes(event)?.start.getTime() ?? 0
