import { Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { type Event, eventCategoryLabels } from 'shared/entities/event'
import { eventTimes } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { RowActions } from '../../components/RowActions'
import styles from './EventsTable.module.css'
import { eventStatus, placesTaken } from './eventStatus'
import { eventTitle } from './eventTitle'
import { useEventActions } from './useEventActions'

const rowsAPage = 10

interface EventsTableProps {
  /** Names the table, "Past events". */
  label: string
  events: readonly Event[]
  empty: ReactNode
  onEdit: (event: Event) => void
}

export function EventsTable({ label, events, empty, onEdit }: EventsTableProps) {
  const now = useNow()
  const { remove } = useEventActions()

  const columns: TableColumnsType<Event> = [
    {
      title: 'Event',
      sorter: by(eventTitle),
      render: (_, event) => <EventCell event={event} now={now} />,
    },
    {
      title: 'Date',
      className: styles.wide,
      // What cannot be dated comes first, to be seen and mended.
      sorter: (a, b) => startOf(a) - startOf(b),
      render: (_, { date, time }) => (
        <>
          {date}
          <div className={styles.aside}>{time}</div>
        </>
      ),
    },
    {
      title: 'Category',
      className: styles.widest,
      sorter: by(({ category }) => eventCategoryLabels[category]),
      render: (_, { category }) => eventCategoryLabels[category],
    },
    {
      title: 'Places taken',
      className: styles.number,
      align: 'end',
      sorter: (a, b) => a.attendees - b.attendees,
      render: (_, event) => placesTaken(event),
    },
    {
      title: 'Status',
      className: styles.wide,
      sorter: by((event) => eventStatus(event, now)),
      render: (_, event) => eventStatus(event, now),
    },
    {
      title: <span className={styles.hidden}>Actions</span>,
      align: 'end',
      render: (_, event) => (
        <RowActions
          of={eventTitle(event)}
          onEdit={() => onEdit(event)}
          onDelete={() => remove(event)}
        />
      ),
    },
  ]

  if (events.length === 0) return empty
  return (
    <Table<Event>
      aria-label={label}
      rowKey="id"
      columns={columns}
      dataSource={events}
      showSorterTooltip={false}
      pagination={{ pageSize: rowsAPage, hideOnSinglePage: true, showSizeChanger: false }}
    />
  )
}

/** The event itself; on small screens also what the columns left out there would say. */
function EventCell({ event, now }: { event: Event; now: Date }) {
  return (
    <>
      <div className={styles.title}>{eventTitle(event)}</div>
      <div className={styles.aside}>{event.location}</div>
      <div className={styles.narrow}>
        {[event.date, eventStatus(event, now), placesTaken(event)].filter(Boolean).join(' · ')}
      </div>
    </>
  )
}

const by = (text: (event: Event) => string) => (a: Event, b: Event) =>
  text(a).localeCompare(text(b))

const startOf = (event: Event) => eventTimes(event)?.start.getTime() ?? 0
