import { Link } from 'shared/router'
import { ButtonLink } from '../../components/Button'
import { Figures } from '../../components/Figures'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { WrittenPage } from '../../features/programs/WrittenPage'
import { Story } from '../Story'

export const description =
  'Free back-to-school medicals, dental and eye care, glasses frames and clothing for children before the new term.'

const figures = [
  { value: '162', label: 'back-to-school medicals' },
  { value: '75', label: 'dental check-ups' },
  { value: '65', label: 'optical screenings' },
]

export function SchoolDrivesPage() {
  return (
    <WrittenPage slug="school-drives">
      <PageHero
        title="School Drives"
        lead="Getting children ready for the new school year."
        picture={{ src: '/images/programs/school-drives.svg', width: 800, height: 450 }}
      >
        <ButtonLink to="/events">See all events</ButtonLink>
      </PageHero>
      <Story
        title="Before the new term"
        intro="A school medical, an eye test, something to wear: small things shape how a school year begins."
      >
        <p>
          In the weeks before school starts, we offer free back-to-school medicals, dental and eye
          care, and clothing. Glasses frames are free too.
        </p>
        <p>
          A back-to-school event needs many hands. The{' '}
          <Link to="/get-involved#volunteer">Back-to-School Event Team</Link> gives 2-6 hours per
          event, and <Link to="/get-involved#donate-resources">school supplies and clothing</Link>{' '}
          are always welcome.
        </p>
      </Story>
      <Section
        title="In August 2022"
        lead="What we did at our first community health fair."
        surface="leaf"
        split
      >
        <Figures figures={figures} />
      </Section>
    </WrittenPage>
  )
}
