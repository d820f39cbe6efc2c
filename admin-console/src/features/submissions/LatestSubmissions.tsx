import type { Submission } from 'shared/backend/administration'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { administration } from '../../backend/administration'
import { backendTexts } from '../../backend/backendTexts.content'
import { QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { LatestList } from '../../components/LatestList'
import { formatDay } from '../../format/formatDay'
import { StatusBadge } from './StatusBadge'
import { kindLabel, senderName, subjectOf } from './submission'

const maxShown = 4
/** Among as many, the visitors' are found. */
const maxRead = 30

interface LatestSubmissionsProps {
  /** The ids of registrations whose people only the administrator can tell something. */
  toContact: ReadonlySet<string> | undefined
}

/** The newest submissions, the visitors' first, each linked to all that its sender has sent. */
export function LatestSubmissions({ toContact }: LatestSubmissionsProps) {
  const { data, failure } = useQuery('latest submissions', () =>
    administration().submissions.list({}, 1, maxRead),
  )
  // The figures of the same page say why.
  if (!data) return failure ? <p>—</p> : <QueryLoading>Loading the submissions…</QueryLoading>
  if (data.total === 0) return <EmptyState icon="inbox" text={backendTexts().nothingSent} />
  // What the team has added itself is no news to it.
  const sent = data.rows.filter(({ channel }) => !channel)
  const added = data.rows.filter(({ channel }) => channel)
  return (
    <LatestList
      items={[...sent, ...added].slice(0, maxShown).map((submission) => ({
        key: submission.id,
        name: senderName(submission),
        to: listOf(submission),
        aside: <StatusBadge {...submission} isToContact={toContact?.has(submission.id)} />,
        note: [
          kindLabel(submission),
          subjectOf(submission),
          formatDay(jamaicaDay(new Date(submission.createdAt))),
        ],
      }))}
      all={{ to: '/admin/submissions?tab=all', label: 'All submissions' }}
    />
  )
}

const listOf = (submission: Submission) =>
  `/admin/submissions?${new URLSearchParams({ tab: 'all', search: submission.email || senderName(submission) })}`
