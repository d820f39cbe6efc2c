import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'
import { administration } from '../../backend/administration'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { ButtonLink } from '../../components/ButtonLink'
import { Icon } from '../../components/Icon'
import { PageAction } from '../../components/Page'
import { usePreload } from '../../components/usePreload'
import { waitingOf } from '../../format/movingUp'
import listStyles from '../../lists/SearchableTabs.module.css'
import { RegistrationList } from './RegistrationList'
import { useContacts } from './useContacts'

const loadForm = () => import('./RegistrationForm')
const RegistrationForm = lazy(async () => ({ default: (await loadForm()).RegistrationForm }))

const loadCancelDialog = () => import('./CancelDialog')
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }))

const WaitingList = lazy(() =>
  import('./WaitingList').then((module) => ({ default: module.WaitingList })),
)

const loadToContact = () => import('./ToContact')
const ToContact = lazy(async () => ({ default: (await loadToContact()).ToContact }))

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
  const query = useQuery(`registrations ${eventId}`, () =>
    administration().submissions.all({ kinds: ['registration'], notCanceled: true, eventId }),
  )
  const contacts = useContacts(event ? [event] : [])
  // Whom to contact stands above the list, which would move.
  const isKnown = contacts.data ?? contacts.failure
  const data = isKnown && query.data
  /** Each opening mounts a new form; it is kept while its drawer slides out. */
  const [form, setForm] = useState<{ key: number; registration?: Submission; open: boolean }>()
  const [canceling, setCanceling] = useState<Submission>()

  usePreload(loadToContact)
  usePreload(loadForm, Boolean(data))
  usePreload(loadCancelDialog, Boolean(data))

  const registrations = data ?? []
  const [toContact] = contacts.data?.events ?? []
  const waiting = waitingOf(registrations)

  /** A canceled event gives no places, nor does a deleted one. */
  const hasPlaces = event !== undefined && event.status !== 'canceled'

  function refresh() {
    query.refresh()
    contacts.refresh()
  }

  const openForm = (registration?: Submission) =>
    setForm({ key: (form?.key ?? 0) + 1, ...(registration && { registration }), open: true })
  const closeForm = () => setForm(form && { ...form, open: false })

  return (
    <>
      {hasPlaces && (
        <PageAction>
          <ButtonLink to={`/admin/events/${eventId}/door`}>Check-in</ButtonLink>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openForm()}>
            Add registration
          </Button>
        </PageAction>
      )}
      <div className={listStyles.list}>
        <QueryFailure query={query.failure ? query : contacts} />
        {!data && !query.failure && <QueryLoading>Loading…</QueryLoading>}
        {data && toContact && (
          <Suspense>
            <ToContact {...toContact} onChanged={refresh} />
          </Suspense>
        )}
        {data && (
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
              onChanged={refresh}
            />
          </Suspense>
        )}
      </div>
      {(data || query.failure) && children}
      {form && (
        <Suspense>
          <RegistrationForm
            key={form.key}
            eventId={eventId}
            waiting={waiting}
            registration={form.registration}
            open={form.open}
            onClose={closeForm}
            onSaved={refresh}
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
            onCanceled={refresh}
            onClose={() => setCanceling(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
