import { useState } from 'react'
import type { Event } from 'shared/entities/event'
import { ListTabs } from '../../components/ListTabs'
import { SearchField } from '../../components/SearchField'
import { EventsTable } from './EventsTable'
import styles from './EventTabs.module.css'
import { matchesSearch } from './matchesSearch'
import { NoEvents, NoEventsFound } from './NoEvents'
import { useEventsByTime } from './useEventsByTime'

interface EventTabsProps {
  onAdd: () => void
  onEdit: (event: Event) => void
}

export function EventTabs({ onAdd, onEdit }: EventTabsProps) {
  const { all, upcoming, past } = useEventsByTime()
  const [search, setSearch] = useState('')

  const tab = (key: string, label: string, events: Event[], noneText: string) => {
    const found = events.filter((event) => matchesSearch(event, search))
    return {
      key,
      label,
      count: events.length,
      children:
        events.length === 0 ? (
          <NoEvents text={noneText} onAdd={onAdd} />
        ) : found.length === 0 ? (
          <NoEventsFound search={search} onClear={() => setSearch('')} />
        ) : (
          <EventsTable label={label} events={found} onEdit={onEdit} />
        ),
    }
  }

  return (
    <div className={styles.list}>
      <SearchField label="Search events" value={search} onChange={setSearch} />
      <ListTabs
        tabs={[
          tab('upcoming', 'Upcoming', upcoming, 'Nothing is planned at the moment.'),
          tab('past', 'Past', past, 'No event has taken place yet.'),
          tab('all', 'All Events', all, 'There are no events yet.'),
        ]}
      />
    </div>
  )
}
