import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { countedPeople } from '../../format/counted'
import { registeredCount } from './registeredCount'

interface RegisteredPeopleProps {
  eventId: number
  /** Where email runs, they hear of the change. */
  told: boolean
}

/** Says how many people have registered for an event, and whether they hear of it. */
export function RegisteredPeople({ eventId, told }: RegisteredPeopleProps) {
  const mailRuns = useMailRuns()
  const { data: count, failure } = useQuery(`registered ${eventId}`, () => registeredCount(eventId))
  if (failure) return <p role="status">We couldn’t count the registrations.</p>
  if (count === undefined) return <p role="status">Counting registrations…</p>
  return (
    <>
      <p role="status">
        {count === 0 ? 'Nobody' : countedPeople(count)} {count > 1 ? 'are' : 'is'} registered.
      </p>
      {told && count > 0 && mailRuns !== undefined && (
        <p role="status">
          {mailRuns
            ? 'Five minutes after you save, we’ll email everyone registered or on the waiting list. Call anyone without an email address.'
            : 'No email is going out. Let them know yourself.'}
        </p>
      )}
    </>
  )
}
