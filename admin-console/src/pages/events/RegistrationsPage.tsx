import { lazy, Suspense, useState } from 'react'
import { eventPhase } from 'shared/format/eventPhase'
import { useNow } from 'shared/format/useNow'
import { useParams } from 'shared/router'
import { EmailEveryone } from '../../features/messages/EmailEveryone'
import { EventRegistrations } from '../../features/registrations/EventRegistrations'
import { EventSubpage } from './EventSubpage'
import styles from './EventSubpage.module.css'

const SentAnnouncements = lazy(() =>
  import('../../features/messages/messageDialogs').then((module) => ({
    default: module.SentAnnouncements,
  })),
)

const CountedArrivals = lazy(() =>
  import('./CountedArrivals').then((module) => ({ default: module.CountedArrivals })),
)

/** `/admin/events/:id/registrations`. Registrations outlive their event; after it, who came stands first. */
export function RegistrationsPage() {
  const eventId = Number(useParams().id)
  const [timesSent, setTimesSent] = useState(0)
  const now = useNow()
  return (
    <EventSubpage eventId={eventId} title="Registrations" preposition="for">
      {(event, name) => {
        const phase = event && eventPhase(event, now)
        const hasBegun = phase === 'today' || phase === 'over'
        const whoCame = event && (
          <Suspense>
            <CountedArrivals event={event} />
          </Suspense>
        )
        return (
          <>
            {hasBegun && (
              <div
                className={styles.whoCame}
                data-phase={phase}
                data-counted={event?.served !== undefined}
              >
                {whoCame}
              </div>
            )}
            <EventRegistrations
              key={eventId}
              eventId={eventId}
              event={event}
              title={name}
              action={
                event && <EmailEveryone event={event} onSent={() => setTimesSent(timesSent + 1)} />
              }
            >
              {event && (
                <Suspense>
                  <SentAnnouncements key={timesSent} eventId={eventId} />
                </Suspense>
              )}
              {!hasBegun && whoCame}
            </EventRegistrations>
          </>
        )
      }}
    </EventSubpage>
  )
}
