import { Link } from 'shared/router'
import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { WrittenPage } from '../../features/programs/WrittenPage'
import { Story } from '../Story'

export const description =
  'Food, clothing and health education for families, from their neighbors. Offer goods or services, or give money.'

export function CommunitySupportPage() {
  return (
    <WrittenPage slug="community-support">
      <PageHero
        title="Community Support"
        lead="Neighbors helping families with food, clothing and know-how."
        picture={{ src: '/images/programs/community-support.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/get-involved#donate-resources">Donate Resources</ButtonLink>
      </PageHero>
      <Story
        title="What we bring"
        intro="We bring food, clothing and health education to families in the communities that our fairs visit."
      >
        <p>
          At the fairs you’ll find nutrition consultations and health education resources to take
          home. What we give away comes from people nearby: a shop, a congregation, a family that
          has more than it needs.
        </p>
        <p>
          You can <Link to="/get-involved#donate-resources">offer goods or services</Link> or{' '}
          <Link to="/donate">give money</Link>.
        </p>
      </Story>
      <Section
        title="Is your community next?"
        lead="Invite a fair to your church yard, school or community. We come to communities all over Jamaica, and we answer in 2-3 business days."
        links={<ButtonLink to="/programs/health-fairs#request">Request a Health Fair</ButtonLink>}
        surface="gold"
      />
    </WrittenPage>
  )
}
