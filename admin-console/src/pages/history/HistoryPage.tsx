import { Page } from '../../components/Page'
import { AuditList } from '../../features/history/AuditList'

export const HistoryPage = () => (
  <Page title="History">
    <AuditList />
  </Page>
)
