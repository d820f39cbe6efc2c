import { eventName, notScheduled } from 'shared/entities/event'
import { parseEventDay } from 'shared/format/eventTime'
import { Link } from 'shared/router'
import type { Query } from '../../backend/useQuery'
import { PathIcon } from '../../components/Icon'
import { useBlogPosts } from '../../features/blog/useBlogPosts'
import { selectDonations } from '../../features/donations/donationsSlice'
import { noExactDate } from '../../features/events/eventStatus'
import { useEventsByTime } from '../../features/events/useEventsByTime'
import { useMailNotices } from '../../features/messages/useMailNotices'
import { selectPrograms } from '../../features/programs/programsSlice'
import type { Contacts } from '../../features/registrations/contacts'
import { counted, countedPeople } from '../../format/counted'
import { shortName } from '../../format/shortName'
import { useAppSelector } from '../../state/hooks'
import styles from './Dashboard.module.css'

const arrow = 'M4.5 12h15M13.5 6l6 6-6 6'

type Item = [isNeeded: boolean, text: string, to: string, isDraft?: boolean]

interface NeedsAttentionProps {
  /** How many of the visitors' submissions nobody has handled. */
  unhandled: number
  /** Whom to contact about events that are to come. */
  contacts: Query<Contacts>
}

/** What waits for the administrator, each with the list where it can be dealt with. */
export function NeedsAttention({ unhandled, contacts }: NeedsAttentionProps) {
  const donations = useAppSelector(selectDonations)
  const programs = useAppSelector(selectPrograms)
  const { drafts } = useBlogPosts()
  const mailNotices = useMailNotices()
  const { drafts: draftEvents, past, upcoming, today, comingUp } = useEventsByTime()

  const pending = donations.filter(({ status }) => status === 'pending').length
  const draftPrograms = programs.filter(({ status }) => status === 'draft').length
  const undated = past.filter((event) => !notScheduled(event) && !parseEventDay(event.date)).length
  const undatedList = `/admin/events?${new URLSearchParams({ tab: 'past', search: noExactDate })}`

  const items: Item[] = [
    ...(contacts.data?.events ?? []).map(({ event, contacts: people }): Item => {
      const verb = people.some(({ registration }) => registration.email) ? 'contact' : 'call'
      const whom = `${countedPeople(people.length)} to ${verb}`
      const about = `about “${shortName(eventName(event))}”`
      return [true, `${whom} ${about}`, `/admin/events/${event.id}/registrations`]
    }),
    [unhandled > 0, counted(unhandled, 'new submission'), '/admin/submissions'],
    ...mailNotices.map(({ title, tab }): Item => [true, title, `/admin/messages?tab=${tab}`]),
    [
      today.length + comingUp.length === 0,
      upcoming.length > 0
        ? 'Every upcoming event is postponed or canceled'
        : 'No upcoming event is scheduled',
      '/admin/events?tab=upcoming',
    ],
    [undated > 0, `${counted(undated, 'event')} without an exact date`, undatedList],
    [pending > 0, counted(pending, 'pending donation'), '/admin/donations?tab=pendingOrFailed'],
    [
      draftEvents.length > 0,
      counted(draftEvents.length, 'draft event'),
      '/admin/events?tab=drafts',
      true,
    ],
    [
      draftPrograms > 0,
      counted(draftPrograms, 'draft program'),
      '/admin/programs?tab=drafts',
      true,
    ],
    [drafts.length > 0, counted(drafts.length, 'draft post'), '/admin/blog?tab=drafts', true],
  ]
  const needed = items.filter(([isNeeded]) => isNeeded)
  // Without an answer, there may be more; the figures of the same page say why.
  if (needed.length === 0) return <p>{contacts.failure ? '—' : 'You’re all caught up.'}</p>
  return (
    <ul className={styles.items}>
      {needed.map(([, text, to, isDraft]) => (
        <li key={to} data-draft={isDraft}>
          <Link to={to}>
            {text}
            <PathIcon path={arrow} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
