import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import type { CharityEvent } from 'shared/entities/event'
import { useNavigate } from 'shared/router'
import { partySizeOf } from 'shared/submissions/party'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { ConfirmDialog } from '../../components/Dialog'
import { Icon } from '../../components/Icon'
import { PageAction } from '../../components/Page'
import { counted } from '../../format/counted'
import listStyles from '../../lists/SearchableTabs.module.css'
import { RegistrationList } from './RegistrationList'
import { byWaiting } from './registration'
import { ToCall } from './ToCall'
import { WaitingList } from './WaitingList'

const RegistrationForm = lazy(() =>
  import('./RegistrationForm').then((module) => ({ default: module.RegistrationForm })),
)

interface EventRegistrationsProps {
  eventId: number
  /** Missing where it was deleted. */
  event: CharityEvent | undefined
  title: string
}

/** The registrations for one event, as an administrator looks after them. */
export function EventRegistrations({ eventId, event, title }: EventRegistrationsProps) {
  const query = useQuery(`registrations ${eventId}`, () =>
    administration().submissions.all({ kinds: ['registration'], notCanceled: true, eventId }),
  )
  const navigate = useNavigate()
  /** Each opening mounts a new form; it is kept while its drawer slides out. */
  const [form, setForm] = useState<{ key: number; registration?: Submission; open: boolean }>()
  const [canceling, setCanceling] = useState<Submission>()

  const { data = [] } = query
  const waiting = data.filter(({ waitingSince }) => waitingSince).sort(byWaiting)
  const promoted = data.filter(
    ({ promotedAt, handledAt = '' }) => promotedAt && handledAt < promotedAt,
  )

  const openForm = (registration?: Submission) =>
    setForm({ key: (form?.key ?? 0) + 1, ...(registration && { registration }), open: true })
  const closeForm = () => setForm(form && { ...form, open: false })

  function confirmSaved(name: string, people: number) {
    closeForm()
    query.refresh()
    showToast({
      kind: 'success',
      title: form?.registration ? 'Registration saved' : 'Registration added',
      description: `${name}, ${people === 1 ? '1 person' : `${people} people`}.`,
    })
  }

  async function cancel(registration: Submission) {
    try {
      await administration().registrations.cancel(registration.id)
    } catch (error) {
      showFailure('Not canceled', error)
      throw error
    }
    query.refresh()
    showToast({
      kind: 'destructive',
      title: 'Registration canceled',
      description: `${registration.name}, ${counted(partySizeOf(registration), 'place')}.`,
    })
  }

  return (
    <>
      {event && (
        <PageAction>
          <Button onClick={() => navigate(`/admin/events/${eventId}/door`)}>Open the door</Button>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openForm()}>
            Add registration
          </Button>
        </PageAction>
      )}
      <div className={listStyles.list}>
        <QueryFailure query={query} />
        {!query.data && query.loading && <QueryLoading>Loading the registrations…</QueryLoading>}
        {promoted.length > 0 && <ToCall promoted={promoted} onChanged={query.refresh} />}
        {query.data && (
          <RegistrationList
            event={event}
            title={title || (query.data[0]?.eventTitle ?? '')}
            registrations={query.data.filter(({ waitingSince }) => !waitingSince)}
            onEdit={openForm}
            onCancel={setCanceling}
          />
        )}
        {waiting.length > 0 && (
          <WaitingList
            waiting={waiting}
            onEdit={openForm}
            onRemove={setCanceling}
            onChanged={query.refresh}
          />
        )}
      </div>
      {form && (
        <Suspense>
          <RegistrationForm
            key={form.key}
            eventId={eventId}
            registration={form.registration}
            open={form.open}
            onClose={closeForm}
            onSaved={confirmSaved}
          />
        </Suspense>
      )}
      {canceling && (
        <ConfirmDialog
          title="Cancel this registration?"
          confirmLabel="Cancel the registration"
          keepLabel="Keep the registration"
          onConfirm={() => cancel(canceling)}
          onClose={() => setCanceling(undefined)}
        >
          <p>
            {canceling.waitingSince
              ? `${canceling.name} will no longer wait for a place.`
              : `${canceling.name} will no longer be registered. This frees ${counted(partySizeOf(canceling), 'place')}.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
