import type { Event, EventDetails } from 'shared/entities/event'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppStore } from '../../app/hooks'
import { eventAdded, eventRemoved, eventRestored, eventUpdated, selectEvents } from './eventsSlice'
import { eventTitle } from './eventTitle'

/** What an administrator does to events, with the toast that confirms it. */
export function useEventActions() {
  const store = useAppStore()
  const dispatch = useAppDispatch()

  function create(details: EventDetails) {
    dispatch(eventAdded(details))
    showToast({
      kind: 'success',
      title: 'Event created',
      description: `“${eventTitle(details)}” is on the list.`,
    })
  }

  function update(opened: Event, changes: Partial<EventDetails>) {
    const exists = selectEvents(store.getState()).some(({ id }) => id === opened.id)
    // Deleted in another tab while its form was open here: what was typed is kept.
    if (!exists) return create({ ...opened, ...changes })
    dispatch(eventUpdated({ id: opened.id, changes }))
    showToast({
      kind: 'success',
      title: 'Event updated',
      description: `“${eventTitle({ ...opened, ...changes })}” is saved.`,
    })
  }

  function remove(event: Event) {
    const index = selectEvents(store.getState()).findIndex(({ id }) => id === event.id)
    dispatch(eventRemoved({ id: event.id }))
    showToast({
      kind: 'destructive',
      title: 'Event deleted',
      description: `“${eventTitle(event)}” is off the list.`,
      action: { label: 'Undo', run: () => dispatch(eventRestored({ event, index })) },
    })
  }

  return { create, update, remove }
}
