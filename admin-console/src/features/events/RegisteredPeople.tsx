import { partySizeOf } from 'shared/submissions/party'
import { administration } from '../../backend/administration'
import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { countedPeople } from '../../format/counted'

interface RegisteredPeopleProps {
  eventId: number
  /** Where email runs, they hear of the change. */
  told: boolean
}

/** Says how many people have registered for an event, and whether they hear of it. Its attendees may count others, too. */
export function RegisteredPeople({ eventId, told }: RegisteredPeopleProps) {
  const mailRuns = useMailRuns()
  const { data, failure } = useQuery(`registered ${eventId}`, () =>
    administration().submissions.all({ kinds: ['registration'], notCanceled: true, eventId }),
  )
  if (failure) return <p role="status">We couldn’t count the registrations.</p>
  if (!data) return <p role="status">Counting registrations…</p>
  const count = data
    .filter(({ waitingSince }) => !waitingSince)
    .reduce((sum, registration) => sum + partySizeOf(registration), 0)
  const people = count === 0 ? 'Nobody' : countedPeople(count)
  return (
    <>
      <p role="status">
        {people} {count > 1 ? 'are' : 'is'} registered.
      </p>
      {told && count > 0 && mailRuns !== undefined && (
        <p role="status">
          {mailRuns
            ? 'In 5 minutes, we’ll email everyone registered or waiting. Call anyone without an email address.'
            : 'No email is going out. Let them know yourself.'}
        </p>
      )}
    </>
  )
}
