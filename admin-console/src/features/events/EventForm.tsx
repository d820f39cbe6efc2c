import type { CharityEvent } from 'shared/entities/event'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { EventFields } from './EventFields'
import { eventDetails, eventDraftSchema, eventFormValues } from './eventForm'
import { useEventActions } from './useEventActions'

export function NewEventForm({ open, onOpenChange }: DrawerState) {
  const { create } = useEventActions()
  return (
    <FormDrawer
      open={open}
      name="new-event"
      title="Add event"
      submitLabel="Create event"
      initialValues={eventFormValues()}
      draftSchema={eventDraftSchema}
      onSave={(values) => create(eventDetails(values))}
      onOpenChange={onOpenChange}
    >
      <EventFields />
    </FormDrawer>
  )
}

/**
 * The add form, prefilled from another event. Nothing is created until it is submitted: a copy would
 * be public at once, with the date of the original.
 */
export function DuplicateEventForm({
  event,
  open,
  onOpenChange,
}: DrawerState & { event: CharityEvent }) {
  const { create } = useEventActions()
  return (
    <FormDrawer
      open={open}
      name={`copy-of-event-${event.id}`}
      title="Duplicate event"
      submitLabel="Create event"
      initialValues={eventFormValues({ ...event, attendees: 0 })}
      draftSchema={eventDraftSchema}
      onSave={(values) => create({ ...event, ...eventDetails(values) })}
      onOpenChange={onOpenChange}
    >
      <EventFields />
    </FormDrawer>
  )
}

export function EditEventForm({
  event,
  open,
  onOpenChange,
}: DrawerState & { event: CharityEvent }) {
  const { update } = useEventActions()
  return (
    <FormDrawer
      open={open}
      name={`event-${event.id}`}
      title="Edit event"
      submitLabel="Save changes"
      initialValues={eventFormValues(event)}
      draftSchema={eventDraftSchema}
      onSave={(values) => update(event, changedFields(event, eventDetails(values)))}
      onOpenChange={onOpenChange}
    >
      <EventFields />
    </FormDrawer>
  )
}
