import { backendTexts } from '../../backend/backendTexts.content'
import { Page, PageAction } from '../../components/Page'
import { Sections } from '../../components/Sections'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { NextFair } from '../../features/events/NextFair'
import { useVisitorFigures } from '../../features/submissions/useVisitorFigures'
import { ContentFigures } from './ContentFigures'
import { Figures } from './Figures'
import { NeedsAttention } from './NeedsAttention'
import { Panel, Panels } from './Panel'
import { QuickActions } from './QuickActions'
import { VisitorFigures } from './VisitorFigures'

export function DashboardPage() {
  const visitorFigures = useVisitorFigures()
  const { foundationFigures } = backendTexts()
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
        {foundationFigures.length > 0 && (
          <Figures
            heading="The foundation in figures"
            note="Fixed figures, not counted from the lists."
            figures={foundationFigures}
          />
        )}
        <ContentFigures />
        <VisitorFigures query={visitorFigures} />
      </Sections>
    </Page>
  )
}
