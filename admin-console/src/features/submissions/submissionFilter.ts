import { containsText } from './searchPattern'
import { type SubmissionTabKey, submissionTabs } from './submissionTabs'

export interface SubmissionFilter {
  tab: SubmissionTabKey
  /** Part of a name, an email address or an event's title. */
  search: string
  eventId: number | undefined
  /** Only those of the last 30 days. */
  recent: boolean
}

const recentMs = 30 * 86_400_000

/** The filter in PostgREST's terms. */
export function filterQuery({ tab, search, eventId, recent }: SubmissionFilter): URLSearchParams {
  const query = new URLSearchParams(submissionTabs[tab].where)
  if (eventId !== undefined) query.set('event_id', `eq.${eventId}`)
  if (recent) query.set('created_at', `gte.${new Date(Date.now() - recentMs).toISOString()}`)
  const text = search.trim()
  if (text) {
    const columns = ['name', 'email', 'event_title']
    query.set('or', `(${columns.map((column) => `${column}.${containsText(text)}`).join(',')})`)
  }
  return query
}
