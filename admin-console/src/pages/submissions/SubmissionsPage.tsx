import { Page } from '../../components/Page'
import { SubmissionList } from '../../features/submissions/SubmissionList'

export const SubmissionsPage = () => (
  <Page title="Submissions">
    <SubmissionList />
  </Page>
)
