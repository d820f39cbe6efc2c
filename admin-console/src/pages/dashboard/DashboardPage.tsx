import { hasStore } from 'shared/store/hasStore'
import { Page, PageAction } from '../../components/Page'
import { Sections } from '../../components/Sections'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { NextFair } from '../../features/events/NextFair'
import { useLiveFigures } from '../../features/submissions/liveFigures'
import { ContentFigures } from './ContentFigures'
import { Figures } from './Figures'
import { foundationFigures } from './foundationFigures.content'
import { NeedsAttention } from './NeedsAttention'
import { Panel, Panels } from './Panel'
import { QuickActions } from './QuickActions'
import { VisitorFigures } from './VisitorFigures'

export function DashboardPage() {
  const visitorFigures = useLiveFigures(hasStore())
  return (
    <Page title="Dashboard">
      <Sections>
        <PageAction>
          <QuickActions />
        </PageAction>
        <Panels>
          <NeedsAttention unhandled={visitorFigures.data?.unhandled ?? 0} />
          <Panel title="Next fair">
            <NextFair />
          </Panel>
          <Panel title="Latest donations">
            <LatestDonations />
          </Panel>
        </Panels>
        <Figures
          heading="The foundation in figures"
          note="Fixed figures, not counted from the lists."
          figures={foundationFigures}
        />
        <ContentFigures />
        {hasStore() && <VisitorFigures query={visitorFigures} />}
      </Sections>
    </Page>
  )
}
