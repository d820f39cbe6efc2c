import { backendTexts } from '../../backend/backendTexts.content'
import { ButtonLink } from '../../components/ButtonLink'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { Sections } from '../../components/Sections'
import { TitledSection } from '../../components/TitledSection'
import { selectDonations } from '../../features/donations/donationsSlice'
import { LatestDonations } from '../../features/donations/LatestDonations'
import { selectEvents } from '../../features/events/eventsSlice'
import { NextFair } from '../../features/events/NextFair'
import { useEventsByTime } from '../../features/events/useEventsByTime'
import { useContacts } from '../../features/registrations/useContacts'
import { LatestSubmissions } from '../../features/submissions/LatestSubmissions'
import { useVisitorFigures } from '../../features/submissions/useVisitorFigures'
import { useAppSelector } from '../../state/hooks'
import { ByMonth } from './ByMonth'
import styles from './Dashboard.module.css'
import { ContentFigures, Figures, VisitorFigures } from './Figures'
import { NeedsAttention } from './NeedsAttention'

const quickActions = [
  { to: '/admin/programs/new', label: 'New program' },
  { to: '/admin/events/new', label: 'New event' },
  { to: '/admin/blog/new', label: 'New post' },
]

/** First what is to do and what is new, then what is counted. */
export function DashboardPage() {
  const visitorFigures = useVisitorFigures()
  const contacts = useContacts(useAppSelector(selectEvents))
  const { today, comingUp } = useEventsByTime()
  const fairs = today.length > 0 ? today : comingUp.slice(0, 1)
  const { foundationFigures } = backendTexts()
  const hasDonations = useAppSelector(selectDonations).length > 0
  // What is to do stands above all else, which would move when that is known.
  const isCounted = [visitorFigures, contacts].every(({ data, failure }) => data || failure)
  return (
    <Page title="Dashboard">
      <PageAction>
        <ul className={styles.actions} aria-label="Quick actions">
          {quickActions.map(({ to, label }) => (
            <li key={to}>
              <ButtonLink to={to}>
                <Icon name="plus" />
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PageAction>
      <div className={styles.layers}>
        {!isCounted && <Skeleton />}
        {/* Behind it, they load already. */}
        <div data-pending={!isCounted}>
          <div className={styles.panels}>
            <Sections>
              <TitledSection className={styles.panel} title="Needs attention">
                <NeedsAttention
                  unhandled={visitorFigures.data?.unhandled ?? 0}
                  contacts={contacts}
                />
              </TitledSection>
              {/* That there is none is said above, or with the submissions. */}
              {fairs.length > 0 && (
                <TitledSection
                  className={styles.panel}
                  title={today.length > 0 ? 'Today' : 'Next event'}
                >
                  {fairs.map((fair) => (
                    <NextFair key={fair.id} event={fair} />
                  ))}
                </TitledSection>
              )}
              <TitledSection className={styles.panel} title="Latest submissions">
                <div className={styles.latest}>
                  <LatestSubmissions toContact={contacts.data?.registrations} />
                </div>
              </TitledSection>
              {hasDonations && (
                <TitledSection className={styles.panel} title="Latest donations">
                  <LatestDonations />
                </TitledSection>
              )}
            </Sections>
          </div>
          <Sections>
            <TitledSection className={styles.months} title="By month">
              <ByMonth />
            </TitledSection>
            <ContentFigures />
            <VisitorFigures query={visitorFigures} />
            {foundationFigures.length > 0 && (
              <Figures
                heading="The foundation by the numbers"
                note="Published totals"
                figures={foundationFigures}
                quiet
              />
            )}
          </Sections>
        </div>
      </div>
    </Page>
  )
}

/** The panels, until it is known what stands in them. */
const Skeleton = () => (
  <div className={styles.panels} role="status" aria-label="Loading the dashboard…">
    {[1, 2, 3, 4].map((panel) => (
      <div key={panel} className={styles.skeleton} />
    ))}
  </div>
)
