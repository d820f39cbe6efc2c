import { lazy } from 'react'
import { Page } from '../../components/Page'
import { AuditList } from '../../features/history/AuditList'
import { EventChange } from '../../features/history/eventChange'

const ChangeNotice = lazy(() =>
  import('../../features/events/ChangeNotice').then((module) => ({
    default: module.ChangeNotice,
  })),
)

export const HistoryPage = () => (
  <Page title="History">
    <EventChange value={(event, changes) => <ChangeNotice event={event} changes={changes} />}>
      <AuditList />
    </EventChange>
  </Page>
)
