import { Button } from 'antd'
import { useEffect, useState } from 'react'
import type { Announcement } from 'shared/backend/messages'
import { formatNumber } from 'shared/format/number'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useQuery } from '../../backend/useQuery'
import { TitledSection } from '../../components/TitledSection'
import { formatInstant } from '../../format/formatInstant'
import styles from './SentAnnouncements.module.css'

/** How often it is asked how many went out, while some wait. */
const intervalMs = 5000

/** What was written to everyone registered for an event, and how many of its messages went out. */
export function SentAnnouncements({ eventId }: { eventId: number }) {
  const { mailer } = administration().messages
  const { data = [], refresh } = useQuery(
    `announcements ${eventId}`,
    mailer ? () => mailer.announcements(eventId) : null,
  )
  const isUnderWay = data.some(({ waiting }) => waiting > 0)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(refresh, intervalMs)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])

  async function stop(id: string) {
    try {
      await mailer?.stopAnnouncement(id)
    } catch (error) {
      showFailure('Not stopped', error)
    }
    refresh()
  }

  if (data.length === 0) return null
  return (
    <TitledSection className={styles.section} title="Emails">
      <ul className={styles.announcements} aria-label="Earlier emails">
        {data.map((announcement) => (
          <li key={announcement.id}>
            <details>
              <summary>{announcement.subject}</summary>
              <p className={styles.text}>{announcement.text}</p>
            </details>
            <p role="status">{progressOf(announcement)}</p>
            {announcement.waiting > 0 && <Stop onStop={() => stop(announcement.id)} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Stop({ onStop }: { onStop: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      loading={busy}
      onClick={() => {
        setBusy(true)
        void onStop().finally(() => setBusy(false))
      }}
    >
      Stop
    </Button>
  )
}

/** "Oct 3, 2025, 9:05 AM: 12 sent, 30 waiting". */
function progressOf({ at, sent, waiting, failed, stoppedAt }: Announcement): string {
  const counts = [
    `${formatNumber(sent)} sent`,
    waiting > 0 && `${formatNumber(waiting)} waiting`,
    failed > 0 && `${formatNumber(failed)} failed`,
    stoppedAt && `stopped ${formatInstant(stoppedAt)}`,
  ]
  return `${formatInstant(at)}: ${counts.filter(Boolean).join(', ')}`
}
