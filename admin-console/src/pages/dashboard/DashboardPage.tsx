import { Page, PageAction } from '../../components/Page'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { NextFair } from '../../features/events/NextFair'
import { Figures } from './Figures'
import { foundationFigures } from './foundationFigures.content'
import { NeedsAttention } from './NeedsAttention'
import { Panel, Panels } from './Panel'
import { QuickActions } from './QuickActions'
import { useLiveFigures } from './useLiveFigures'

export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <PageAction>
        <QuickActions />
      </PageAction>
      <Panels>
        <NeedsAttention />
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
      <Figures
        heading="On the site now"
        note="Live counts of what this console keeps."
        figures={useLiveFigures()}
        small
      />
    </Page>
  )
}
