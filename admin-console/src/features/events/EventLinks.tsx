import type { CharityEvent } from 'shared/entities/event'
import { ButtonLink } from '../../components/ButtonLink'

/** From the form of an event to what else there is of it. */
export const EventLinks = ({ item: { id } }: { item: CharityEvent }) => (
  <>
    <ButtonLink to={`/events/${id}`}>View</ButtonLink>
    <ButtonLink to={`/admin/events/${id}/registrations`}>Registrations</ButtonLink>
    <ButtonLink to={`/admin/events/${id}/door`}>Check-in</ButtonLink>
  </>
)
