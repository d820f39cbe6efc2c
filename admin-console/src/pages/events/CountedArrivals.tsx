import type { CharityEvent } from 'shared/entities/event'
import { WhoCame } from '../../features/registrations/WhoCame'
import { usePeopleServed } from './usePeopleServed'

/** Who came to an event, and what that adds to the figure of People Served. */
export const CountedArrivals = ({ event }: { event: CharityEvent }) => (
  <WhoCame event={event} onCount={usePeopleServed(event)} />
)
