import { hasStore } from 'shared/store/hasStore'
import { Page, PageAction } from '../../components/Page'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { NextFair } from '../../features/events/NextFair'
import { useLiveFigures } from '../../features/submissions/liveFigures'
import { Figures } from './Figures'
import { foundationFigures } from './foundationFigures.content'
import { NeedsAttention } from './NeedsAttention'
import { Panel, Panels } from './Panel'
import { QuickActions } from './QuickActions'
import { useContentFigures } from './useContentFigures'
import { VisitorFigures } from './VisitorFigures'

export function DashboardPage() {
  const visitorFigures = useLiveFigures(hasStore())
  return (
    <Page title="Dashboard">
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
      <Figures
        heading="On the site now"
        note={
          hasStore()
            ? 'Live counts of the site’s content.'
            : 'Live counts of what this console keeps.'
        }
        figures={useContentFigures()}
        small
      />
      {hasStore() && <VisitorFigures query={visitorFigures} />}
    </Page>
  )
}
