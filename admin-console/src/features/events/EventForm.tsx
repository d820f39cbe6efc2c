import type { CharityEvent } from 'shared/entities/event'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer, type FormDrawerProps } from '../../forms/FormDrawer'
import { HistoryLink } from '../../forms/HistoryLink'
import { useCurrentItem } from '../../lists/useCurrentItem'
import { itemFormName } from '../../state/itemFormName'
import { EventFields } from './EventFields'
import { type EventFormValues, eventDetails, eventDraftSchema, eventFormValues } from './eventForm'
import { selectEvents } from './eventsSlice'
import { useEventActions } from './useEventActions'

export function NewEventForm(drawer: DrawerState) {
  const { create } = useEventActions()
  return (
    <EventForm
      {...drawer}
      name="new-event"
      title="Add event"
      submitLabel="Create event"
      initialValues={eventFormValues()}
      onSave={(values) => create(eventDetails(values))}
    />
  )
}

/**
 * The add form, prefilled from another event. Nothing is created until it is submitted: a copy would
 * be public at once, with the date of the original.
 */
export function DuplicateEventForm({ event, ...drawer }: DrawerState & { event: CharityEvent }) {
  const { create } = useEventActions()
  return (
    <EventForm
      {...drawer}
      name={`copy-of-${itemFormName('events', event.id)}`}
      title="Duplicate event"
      submitLabel="Create event"
      initialValues={eventFormValues({ ...event, attendees: 0 })}
      onSave={(values) => create({ ...event, ...eventDetails(values) })}
    />
  )
}

export function EditEventForm({ event, ...drawer }: DrawerState & { event: CharityEvent }) {
  const { update } = useEventActions()
  const current = useCurrentItem(selectEvents, event)
  return (
    <EventForm
      {...drawer}
      name={itemFormName('events', event.id)}
      title="Edit event"
      submitLabel="Save changes"
      note={<HistoryLink of="events" id={event.id} />}
      initialValues={eventFormValues(current)}
      onSave={(values) => update(current, changedFields(current, eventDetails(values)))}
    />
  )
}

const EventForm = (props: Omit<FormDrawerProps<EventFormValues>, 'draftSchema' | 'children'>) => (
  <FormDrawer {...props} draftSchema={eventDraftSchema}>
    <EventFields />
  </FormDrawer>
)
