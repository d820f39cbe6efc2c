import { collection } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { CharityEvent } from 'shared/entities/event'

export { anEvent } from 'shared/testing/anEvent'

/** Makes these the events of the site. */
export const listEvents = (...list: CharityEvent[]) => collection(events).update(() => list)
