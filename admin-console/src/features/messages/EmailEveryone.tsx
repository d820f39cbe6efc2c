import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'
import { usePreload } from '../../components/usePreload'

const loadDialogs = () => import('./messageDialogs')
const AnnouncementForm = lazy(async () => ({ default: (await loadDialogs()).AnnouncementForm }))

/** Writes to everyone who has a place at an event. */
export function EmailEveryone({ event, onSent }: { event: CharityEvent; onSent: () => void }) {
  /** Each opening mounts a new form; it is kept while its drawer slides out. */
  const [form, setForm] = useState<{ key: number; open: boolean }>()
  // Asked again with each place that is taken.
  const recipients = useQuery(`recipients ${event.id} ${event.attendees}`, () =>
    administration().messages.countRecipients(event.id),
  )
  const isNobody = recipients.data === 0
  usePreload(loadDialogs, Boolean(recipients.data))
  const close = () => setForm(form && { ...form, open: false })
  return (
    <>
      <Button
        disabled={isNobody}
        title={isNobody ? 'Nobody with an email address is registered yet.' : undefined}
        onClick={() => setForm({ key: (form?.key ?? 0) + 1, open: true })}
      >
        Email everyone
      </Button>
      {form && (
        <Suspense>
          <AnnouncementForm
            key={form.key}
            event={event}
            open={form.open}
            onClose={close}
            onSent={() => {
              close()
              onSent()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
