import type { CharityEvent } from 'shared/entities/event'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { EventsTable } from './EventsTable'
import { matchesSearch } from './matchesSearch'
import { useEventsByTime } from './useEventsByTime'

interface EventTabsProps {
  onAdd: () => void
  onEdit: (event: CharityEvent) => void
  onDuplicate: (event: CharityEvent) => void
}

export function EventTabs({ onAdd, ...rowActions }: EventTabsProps) {
  const { all, upcoming, past, now } = useEventsByTime()
  return (
    <SearchableTabs
      noun="event"
      plural="events"
      icon="calendar"
      tabs={[
        {
          key: 'upcoming',
          label: 'Upcoming',
          items: upcoming,
          emptyText: 'Nothing is planned at the moment.',
        },
        { key: 'past', label: 'Past', items: past, emptyText: 'No event has taken place yet.' },
        { key: 'all', label: 'All Events', items: all, emptyText: 'There are no events yet.' },
      ]}
      matches={(event, search) => matchesSearch(event, search, now)}
      addAction={{ label: 'Add an event', run: onAdd }}
    >
      {(found, label) => <EventsTable label={label} events={found} {...rowActions} />}
    </SearchableTabs>
  )
}
