import { type ReactNode, useId } from 'react'
import { Link } from 'shared/router'
import { backendTexts } from '../../backend/backendTexts.content'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { Sections } from '../../components/Sections'
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
            <Panel title="Needs attention">
              <NeedsAttention unhandled={visitorFigures.data?.unhandled ?? 0} />
            </Panel>
            <Panel title="Next fair">
              <NextFair />
            </Panel>
            <Panel title="Latest donations">
              <LatestDonations />
            </Panel>
          </Sections>
        </div>
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
