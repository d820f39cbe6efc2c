import type { MailStatus } from 'shared/backend/messages'
import { administration } from '../../backend/administration'
import { isMailSilent } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { counted } from '../../format/counted'
import { formatInstant } from '../../format/formatInstant'

/** What keeps messages from people. */
interface MailNotice {
  /** In a few words. */
  title: string
  /** What to do about it. */
  advice: string
  /** The tab of the list that shows it. */
  tab: 'all' | 'failed'
}

/** What has failed earlier is known. */
const latelyMs = 7 * 24 * 60 * 60 * 1000

export function useMailNotices(): readonly MailNotice[] {
  const { mailer, list } = administration().messages
  const { data = [] } = useQuery(
    'mail notices',
    mailer
      ? async () => {
          const since = new Date(Date.now() - latelyMs)
          const [status, failed] = await Promise.all([
            mailer.status(),
            list({ state: 'failed', since }, 1, 1),
          ])
          return [...troubleOf(status), ...failuresOf(failed.total)]
        }
      : null,
  )
  return data
}

function troubleOf(status: MailStatus): MailNotice[] {
  const { startedAt, seenAt, waiting } = status
  if (!startedAt || !seenAt) {
    return [
      {
        title: 'Email isn’t set up',
        advice:
          'No one gets email from the site yet. Ask whoever runs this site to finish setting up email (docs/store.md).',
        tab: 'all',
      },
    ]
  }
  if (!isMailSilent(status)) return []
  const wait =
    waiting === 0 ? '' : ` ${counted(waiting, 'message')} ${waiting === 1 ? 'is' : 'are'} waiting.`
  return [
    {
      title: 'No email is going out',
      advice: `Email last worked ${formatInstant(seenAt)}.${wait} Ask whoever runs this site to restart email.`,
      tab: 'all',
    },
  ]
}

const failuresOf = (count: number): MailNotice[] =>
  count === 0
    ? []
    : [
        {
          title: `${counted(count, 'message')} failed in the last 7 days`,
          advice: `Open ${count === 1 ? 'it' : 'one'} to see why. Fix that, then send it again.`,
          tab: 'failed',
        },
      ]
