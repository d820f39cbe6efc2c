import { lazy, Suspense } from 'react'
import { Page } from '../../components/Page'
import { selectEvents } from '../../features/events/eventsSlice'
import { useContacts } from '../../features/registrations/useContacts'
import { SubmissionList } from '../../features/submissions/SubmissionList'
import { useAppSelector } from '../../state/hooks'

const MessagesAbout = lazy(() =>
  import('../../features/messages/messageDialogs').then((module) => ({
    default: module.MessagesAbout,
  })),
)

export function SubmissionsPage() {
  const contacts = useContacts(useAppSelector(selectEvents))
  const { registrations = contacts.failure && new Set<string>() } = contacts.data ?? {}
  return (
    <Page title="Submissions">
      <SubmissionList
        toContact={registrations}
        onChanged={contacts.refresh}
        renderMore={({ id }) => (
          <Suspense>
            <MessagesAbout submissionId={id} />
          </Suspense>
        )}
      />
    </Page>
  )
}
