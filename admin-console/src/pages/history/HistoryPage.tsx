import { Page } from '../../components/Page'
import { AuditList } from '../../features/history/AuditList'
import { useFindItem } from './useFindItem'

export function HistoryPage() {
  const findItem = useFindItem()
  return (
    <Page title="History">
      <AuditList findItem={findItem} />
    </Page>
  )
}
