import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { type CharityEvent, isCalledOff } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { ButtonLink } from '../../components/ButtonLink'
import { Icon } from '../../components/Icon'
import { PageAction } from '../../components/Page'
import { usePreload } from '../../components/usePreload'
import { isDayOver } from '../../format/isDayOver'
import { waitingOf } from '../../format/movingUp'
import listStyles from '../../lists/SearchableTabs.module.css'
import { RegistrationList } from './RegistrationList'
import { ToContact } from './ToContact'
import { untold } from './untold'

const loadForm = () => import('./RegistrationForm')
const RegistrationForm = lazy(async () => ({ default: (await loadForm()).RegistrationForm }))

const loadCancelDialog = () => import('./CancelDialog')
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }))

const WaitingList = lazy(() =>
  import('./WaitingList').then((module) => ({ default: module.WaitingList })),
)

/** Those that are not canceled, and the latest changes of the event. */
async function load(eventId: number) {
  const { submissions, history } = administration()
  const [registrations, { rows: changes }] = await Promise.all([
    submissions.all({ kinds: ['registration'], notCanceled: true, eventId }),
    history.list({ table: 'events', rowId: `${eventId}` }, 1, 100),
  ])
  return { registrations, changes }
}

interface EventRegistrationsProps {
  eventId: number
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  title: string
  /** Stands beside the list's own buttons. */
  action: ReactNode
  /** Stands below the list, once that is there: it would move. */
  children: ReactNode
}

/** The registrations for one event, as an administrator looks after them. */
export function EventRegistrations(props: EventRegistrationsProps) {
  const { eventId, event, title, action, children } = props
  const query = useQuery(`registrations ${eventId}`, () => load(eventId))
  /** Each opening mounts a new form; it is kept while its drawer slides out. */
  const [form, setForm] = useState<{ key: number; registration?: Submission; open: boolean }>()
  const [canceling, setCanceling] = useState<Submission>()

  const mailRuns = useMailRuns()

  usePreload(loadForm, Boolean(query.data))
  usePreload(loadCancelDialog, Boolean(query.data))

  const { registrations = [], changes = [] } = query.data ?? {}
  const waiting = waitingOf(registrations)
  const promoted = registrations.filter(
    ({ promotedAt, handledAt = '' }) => promotedAt && handledAt < promotedAt,
  )

  /** A canceled event gives no places, nor does a deleted one. */
  const hasPlaces = event !== undefined && event.status !== 'canceled'
  const isComing = event && event.status !== 'draft' && !isDayOver(event, new Date())

  const openForm = (registration?: Submission) =>
    setForm({ key: (form?.key ?? 0) + 1, ...(registration && { registration }), open: true })
  const closeForm = () => setForm(form && { ...form, open: false })

  return (
    <>
      {event && (
        <PageAction>
          <ButtonLink to={`/admin/events/${eventId}/door`}>Check-in</ButtonLink>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openForm()}>
            Add registration
          </Button>
        </PageAction>
      )}
      <div className={listStyles.list}>
        <QueryFailure query={query} />
        {!query.data && query.loading && <QueryLoading>Loading…</QueryLoading>}
        {isComing && (
          <ToContact
            mailRuns={mailRuns}
            registrations={untold(registrations, event, changes)}
            news={newsOf(event)}
            onChanged={query.refresh}
          />
        )}
        {!(event && isCalledOff(event)) && (
          <ToContact
            mailRuns={mailRuns}
            registrations={promoted}
            news="They were on the waiting list and now have a place."
            onChanged={query.refresh}
          />
        )}
        {query.data && (
          <RegistrationList
            event={event}
            hasPlaces={hasPlaces}
            title={title || (registrations[0]?.eventTitle ?? '')}
            registrations={registrations.filter(({ waitingSince }) => !waitingSince)}
            action={action}
            onEdit={openForm}
            onCancel={setCanceling}
          />
        )}
        {waiting.length > 0 && (
          <Suspense>
            <WaitingList
              waiting={waiting}
              hasPlaces={hasPlaces}
              onEdit={openForm}
              onRemove={setCanceling}
              onChanged={query.refresh}
            />
          </Suspense>
        )}
      </div>
      {(query.data || query.failure) && children}
      {form && (
        <Suspense>
          <RegistrationForm
            key={form.key}
            eventId={eventId}
            waiting={waiting}
            registration={form.registration}
            open={form.open}
            onClose={closeForm}
            onSaved={query.refresh}
          />
        </Suspense>
      )}
      {canceling && (
        <Suspense>
          <CancelDialog
            registration={canceling}
            eventId={eventId}
            event={event}
            waiting={waiting}
            onCanceled={query.refresh}
            onClose={() => setCanceling(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const newsOf = (event: CharityEvent) =>
  isCalledOff(event)
    ? `This event is ${event.status}.`
    : `The event is now planned for ${[event.date, event.time, event.location].filter(Boolean).join(', ')}.`
