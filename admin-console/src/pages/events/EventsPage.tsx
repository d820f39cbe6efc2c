import type { CharityEvent } from 'shared/entities/event'
import { DuplicateEventForm, EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { ListPage } from '../ListPage'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function EventsPage() {
  const adding = useAddForm('/admin/events')
  const editing = useEditForm<CharityEvent>()
  const duplicating = useEditForm<CharityEvent>()

  return (
    <ListPage title="Events Management" addLabel="Add event" adding={adding}>
      <UpcomingEvents />
      <EventTabs onAdd={adding.start} onEdit={editing.edit} onDuplicate={duplicating.edit} />
      <NewEventForm open={adding.open} onOpenChange={adding.onOpenChange} />
      {duplicating.item && (
        <DuplicateEventForm
          event={duplicating.item}
          open={duplicating.open}
          onOpenChange={duplicating.onOpenChange}
        />
      )}
      {editing.item && (
        <EditEventForm
          event={editing.item}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </ListPage>
  )
}
