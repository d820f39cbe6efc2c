import type { CharityEvent } from 'shared/entities/event'
import { DuplicateEventForm, EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { selectEvents } from '../../features/events/eventsSlice'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { ListPage } from '../ListPage'
import { useItemForm } from '../useItemForm'

export function EventsPage() {
  const duplicating = useItemForm<CharityEvent>((event, drawer) => (
    <DuplicateEventForm event={event} {...drawer} />
  ))

  return (
    <ListPage<CharityEvent>
      title="Events Management"
      path="/admin/events"
      select={selectEvents}
      addLabel="Add event"
      AddForm={NewEventForm}
      editForm={(event, drawer) => <EditEventForm event={event} {...drawer} />}
    >
      {(onAdd, onEdit) => (
        <>
          <EventTabs onAdd={onAdd} onEdit={onEdit} onDuplicate={duplicating.open} />
          <UpcomingEvents />
          {duplicating.form}
        </>
      )}
    </ListPage>
  )
}
