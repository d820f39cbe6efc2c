import { Page } from '../../components/Page'
import { Figures } from './Figures'
import { foundationFigures } from './foundationFigures.content'
import { QuickActions } from './QuickActions'
import { useLiveFigures } from './useLiveFigures'

export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <QuickActions />
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
