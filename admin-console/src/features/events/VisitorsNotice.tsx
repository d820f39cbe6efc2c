import type { CharityEvent } from 'shared/entities/event'
import { useMailRuns } from '../../backend/useMailRuns'
import type { Query } from '../../backend/useQuery'
import { countedPeople } from '../../format/counted'
import { movesUp, movingUp, waitingOf, whoIsTold } from '../../format/movingUp'
import { whomToCall } from '../../format/whomToCall'
import type { Visitors } from './countVisitors'

interface VisitorsNoticeProps {
  query: Query<Visitors>
  after: CharityEvent | undefined
  told?: string | undefined
}

/** Says how many people have registered for the event or wait, who gets a place, and whether they hear of it. */
export function VisitorsNotice({ query, after, told }: VisitorsNoticeProps) {
  const mailRuns = useMailRuns()
  const { data: visitors, failure } = query
  if (failure) return <p role="status">We couldn’t count the registrations.</p>
  if (visitors === undefined) return <p role="status">Counting registrations…</p>
  const { registered, waiting, registrations } = visitors
  const promoted = after ? movingUp(after, waitingOf(registrations)) : []
  const isReached = registrations.some(({ email }) => email)
  const emailed = isReached && `Five minutes after you save, we’ll email ${told}.`
  const byHand = 'No email is going out. Let them know yourself.'
  const toCall = whomToCall(registrations)
  const kept = 'The dashboard reminds you until you mark them as contacted.'
  return (
    <>
      <p role="status">
        {peopleAre(registered)} registered{waiting > 0 && `, ${peopleAre(waiting)} waiting`}.
      </p>
      {promoted.length > 0 && (
        <p role="status">
          {movesUp(promoted)}.
          {!told && mailRuns !== undefined && ` ${mailRuns ? whoIsTold(promoted) : byHand}`}
        </p>
      )}
      {told && registered + waiting > 0 && mailRuns !== undefined && (
        <p role="status">
          {(mailRuns ? [emailed, toCall, toCall && kept] : [byHand, kept])
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  )
}

const peopleAre = (count: number) =>
  count === 0 ? 'Nobody is' : `${countedPeople(count)} ${count > 1 ? 'are' : 'is'}`
