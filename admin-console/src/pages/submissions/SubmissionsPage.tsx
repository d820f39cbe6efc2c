import { lazy, Suspense } from 'react'
import { Page } from '../../components/Page'
import { SubmissionList } from '../../features/submissions/SubmissionList'

const MessagesAbout = lazy(() =>
  import('../../features/messages/messageDialogs').then((module) => ({
    default: module.MessagesAbout,
  })),
)

export const SubmissionsPage = () => (
  <Page title="Submissions">
    <SubmissionList
      renderMore={({ id }) => (
        <Suspense>
          <MessagesAbout submissionId={id} />
        </Suspense>
      )}
    />
  </Page>
)
