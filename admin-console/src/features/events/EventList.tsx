import { lazy, type ReactNode, Suspense, useState } from 'react'
import { containsWords } from 'shared/backend/search'
import { type CharityEvent, eventCategoryLabels, eventName } from 'shared/entities/event'
import { startMs } from 'shared/format/eventTime'
import { Icon } from '../../components/Icon'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowAction, RowActions, RowLink, ViewOnSite } from '../../lists/RowActions'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { Thumbnail } from '../../lists/Thumbnail'
import { textColumn } from '../../lists/textColumn'
import { useRemoveItem } from '../../lists/useRemoveItem'
import styles from './EventList.module.css'
import { eventKind, loadQuestions } from './eventKind'
import { eventStatus, placesTaken, tooMany } from './eventStatus'
import { StatusBadge } from './StatusBadge'
import { useEventsByTime } from './useEventsByTime'

const DeleteQuestion = lazy(async () => ({ default: (await loadQuestions()).DeleteQuestion }))

interface EventListProps {
  onAdd: () => void
  onEdit: (event: CharityEvent) => void
  onDuplicate: (event: CharityEvent) => void
  /** Stands below the events that are to come. */
  preview: ReactNode
}

export function EventList({ onAdd, onEdit, onDuplicate, preview }: EventListProps) {
  const { all, drafts, ofToday, upcoming, past, now } = useEventsByTime()
  const remove = useRemoveItem(eventKind)
  const [asked, setAsked] = useState<CharityEvent>()

  /** Asks first if people have registered, or may have; its attendees alone may be typed. */
  async function removeOrAsk(event: CharityEvent) {
    const isAsked = await loadQuestions()
      .then(({ hasVisitors }) => hasVisitors(event.id).catch(() => true))
      .catch(() => false)
    if (isAsked) setAsked(event)
    else remove(event)
  }

  const columns: ListColumn<CharityEvent>[] = [
    {
      key: 'event',
      title: 'Event',
      compare: compareByText(eventName),
      render: (event) => (
        <ItemCell
          name={eventName(event)}
          mark={<Thumbnail url={event.image} />}
          note={event.location}
          keepsNote
          onEdit={() => onEdit(event)}
        >
          <When event={event} />
          <Status event={event} now={now} />
          {placesTaken(event)} places taken
        </ItemCell>
      ),
    },
    {
      key: 'date',
      title: 'Date',
      wideOnly: true,
      // Events whose date cannot be parsed are sorted first, so that the administrator notices them.
      compare: (a, b) => startMs(a) - startMs(b),
      render: (event) => <When event={event} />,
    },
    {
      key: 'places',
      title: 'Places',
      kind: 'number',
      wideOnly: true,
      compare: (a, b) => a.attendees - b.attendees,
      render: placesTaken,
    },
    textColumn('Status', (event) => eventStatus(event, now), {
      render: (event) => <Status event={event} now={now} />,
    }),
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (event) => (
        <RowActions
          itemName={eventName(event)}
          onDelete={() => (event.attendees > 0 ? removeOrAsk(event) : remove(event))}
        >
          <ViewOnSite itemName={eventName(event)} to={`/events/${event.id}`} />
          <RowLink
            label="Registrations"
            icon={<Icon name="inbox" />}
            itemName={eventName(event)}
            to={`/admin/events/${event.id}/registrations`}
          />
          <RowAction
            label="Duplicate"
            icon={<Icon name="copy" />}
            itemName={eventName(event)}
            onClick={() => onDuplicate(event)}
          />
        </RowActions>
      ),
    },
  ]

  return (
    <SearchableTabs
      noun="event"
      plural="events"
      icon="calendar"
      tabs={[
        {
          key: 'today',
          label: 'Today',
          items: ofToday,
          emptyText: 'Nothing planned right now.',
          hiddenIfEmpty: true,
          withoutPreview: true,
        },
        {
          key: 'upcoming',
          label: 'Upcoming',
          items: upcoming,
          emptyText: 'Nothing planned right now.',
        },
        {
          key: 'past',
          label: 'Past',
          items: past,
          emptyText: 'No past events yet.',
          withoutPreview: true,
        },
        {
          key: 'drafts',
          label: 'Drafts',
          items: drafts,
          emptyText: 'No drafts.',
          hiddenIfEmpty: true,
          withoutPreview: true,
        },
        { key: 'all', label: 'All Events', items: all, emptyText: 'There are no events yet.' },
      ]}
      matches={(event, search) => {
        const { title, location, date, category } = event
        const words = [eventCategoryLabels[category], eventStatus(event, now)]
        return containsWords([title, location, date, ...words], search)
      }}
      addAction={{ label: 'Add an event', run: onAdd }}
      preview={preview}
    >
      {(found, label) => (
        <>
          <ListTable label={label} rows={found} columns={columns} ownOrder="Nearest date first" />
          <Suspense>
            {asked && (
              <DeleteQuestion
                event={asked}
                onDelete={() => remove(asked)}
                onClose={() => setAsked(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
    </SearchableTabs>
  )
}

/** What matters most as a badge, the rest as words beside it. */
function Status({ event, now }: { event: CharityEvent; now: Date }) {
  const [status = '', other = ''] = eventStatus(event, now).split(', ')
  return (
    <div className={styles.status}>
      <StatusBadge status={status} />
      <span>
        {eventCategoryLabels[event.category]}
        {other && ', '}
        {other === tooMany(event) ? <strong>{other}</strong> : other}
      </span>
    </div>
  )
}

function When({ event: { date, time } }: { event: CharityEvent }) {
  return (
    <div className={styles.when} title={`${date} ${time}`}>
      {date} <span>{time}</span>
    </div>
  )
}
