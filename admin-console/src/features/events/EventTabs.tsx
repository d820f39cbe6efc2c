import { Button, Tabs } from 'antd'
import { useState } from 'react'
import type { Event } from 'shared/entities/event'
import { EmptyState } from '../../components/EmptyState'
import { SearchField } from '../../components/SearchField'
import { EventsTable } from './EventsTable'
import styles from './EventTabs.module.css'
import { matchesSearch } from './matchesSearch'
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
      label: (
        <>
          {label} <span className={styles.count}>{events.length}</span>
        </>
      ),
      children: (
        <EventsTable
          label={label}
          events={found}
          onEdit={onEdit}
          empty={
            events.length === 0 ? (
              <EmptyState
                icon="calendar"
                text={noneText}
                action={<Button onClick={onAdd}>Add an event</Button>}
              />
            ) : (
              <EmptyState
                icon="search"
                text={`No event here matches “${search.trim()}”.`}
                action={<Button onClick={() => setSearch('')}>Clear the search</Button>}
              />
            )
          }
        />
      ),
    }
  }

  return (
    <div className={styles.list}>
      <SearchField label="Search events" value={search} onChange={setSearch} />
      <Tabs
        destroyOnHidden
        items={[
          tab('upcoming', 'Upcoming', upcoming, 'Nothing is planned at the moment.'),
          tab('past', 'Past', past, 'No event has taken place yet.'),
          tab('all', 'All Events', all, 'There are no events yet.'),
        ]}
      />
    </div>
  )
}
