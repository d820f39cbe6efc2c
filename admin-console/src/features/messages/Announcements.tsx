import { Button } from 'antd'
import { lazy, Suspense, useId, useState } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'
import { TitledSection } from '../../components/TitledSection'
import styles from './Announcements.module.css'

const AnnouncementForm = lazy(() =>
  import('./messageDialogs').then((module) => ({ default: module.AnnouncementForm })),
)

const SentAnnouncements = lazy(() =>
  import('./messageDialogs').then((module) => ({ default: module.SentAnnouncements })),
)

/** Writes to everyone who has a place at an event, and says how that goes. */
export function Announcements({ event }: { event: CharityEvent }) {
  /** Each opening mounts a new form; it is kept while its drawer slides out. */
  const [form, setForm] = useState<{ key: number; open: boolean }>()
  const { mailer, countRecipients } = administration().messages
  // Asked again with each place that is taken.
  const recipients = useQuery(`recipients ${event.id} ${event.attendees}`, () =>
    countRecipients(event.id),
  )
  const reasonId = useId()
  const isNobody = recipients.data === 0
  const [timesSent, setTimesSent] = useState(0)
  const close = () => setForm(form && { ...form, open: false })
  return (
    <TitledSection className={styles.section} title="Emails">
      <div className={styles.write}>
        <Button
          disabled={isNobody}
          aria-describedby={isNobody ? reasonId : undefined}
          onClick={() => setForm({ key: (form?.key ?? 0) + 1, open: true })}
        >
          Email everyone registered
        </Button>
        {isNobody && <span id={reasonId}>Nobody with an email address is registered yet.</span>}
      </div>
      {mailer && (
        <Suspense>
          <SentAnnouncements key={timesSent} eventId={event.id} mailer={mailer} />
        </Suspense>
      )}
      {form && (
        <Suspense>
          <AnnouncementForm
            key={form.key}
            event={event}
            open={form.open}
            onClose={close}
            onSent={() => {
              close()
              setTimesSent(timesSent + 1)
            }}
          />
        </Suspense>
      )}
    </TitledSection>
  )
}
