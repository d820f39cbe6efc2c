import type { CharityEvent } from 'shared/entities/event'
import { DuplicateEventForm, EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { ListPage } from '../ListPage'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function EventsPage() {
  const adding = useAddForm('/admin/events')
  const editing = useEditForm<CharityEvent>((event, form) => (
    <EditEventForm event={event} {...form} />
  ))
  const duplicating = useEditForm<CharityEvent>((event, form) => (
    <DuplicateEventForm event={event} {...form} />
  ))

  return (
    <ListPage title="Events Management" addLabel="Add event" adding={adding}>
      <EventTabs onAdd={adding.start} onEdit={editing.edit} onDuplicate={duplicating.edit} />
      <UpcomingEvents />
      <NewEventForm {...adding.form} />
      {duplicating.form}
      {editing.form}
    </ListPage>
  )
}
