import { lazy, Suspense } from 'react'
import { Page } from '../../components/Page'
import { useContacts } from '../../features/registrations/useContacts'
import { SubmissionList } from '../../features/submissions/SubmissionList'

const MessagesAbout = lazy(() =>
  import('../../features/messages/messageDialogs').then((module) => ({
    default: module.MessagesAbout,
  })),
)

export function SubmissionsPage() {
  const contacts = useContacts()
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
