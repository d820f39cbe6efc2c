import { Link } from 'shared/router'
import { backendTexts } from '../../backend/backendTexts.content'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { Sections } from '../../components/Sections'
import { TitledSection } from '../../components/TitledSection'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { NextFair } from '../../features/events/NextFair'
import { useVisitorFigures } from '../../features/submissions/useVisitorFigures'
import styles from './Dashboard.module.css'
import { ContentFigures, Figures, VisitorFigures } from './Figures'
import { NeedsAttention } from './NeedsAttention'

const quickActions = [
  { to: '/admin/programs/new', label: 'New program' },
  { to: '/admin/events/new', label: 'New event' },
  { to: '/admin/blog/new', label: 'New blog post' },
]

export function DashboardPage() {
  const visitorFigures = useVisitorFigures()
  const { foundationFigures } = backendTexts()
  return (
    <Page title="Dashboard">
      <Sections>
        <PageAction>
          <ul className={styles.actions} aria-label="Quick actions">
            {quickActions.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name="plus" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </PageAction>
        <div className={styles.panels}>
          <Sections>
            <TitledSection className={styles.panel} title="Needs attention">
              <NeedsAttention unhandled={visitorFigures.data?.unhandled ?? 0} />
            </TitledSection>
            <TitledSection className={styles.panel} title="Next fair">
              <NextFair />
            </TitledSection>
            <TitledSection className={styles.panel} title="Latest donations">
              <LatestDonations />
            </TitledSection>
          </Sections>
        </div>
        {foundationFigures.length > 0 && (
          <Figures
            heading="The foundation in figures"
            note="Published totals"
            figures={foundationFigures}
          />
        )}
        <ContentFigures />
        <VisitorFigures query={visitorFigures} />
      </Sections>
    </Page>
  )
}
