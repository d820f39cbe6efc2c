import { Link } from 'shared/router'
import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'
import { Illustration } from '../../components/Illustration'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { DonationWidget } from '../../features/donation/DonationWidget'
import { EventListing } from '../../features/events/EventListing'
import { Hero } from '../../features/hero/Hero'
import { ImpactFigures } from '../../features/impact-figures/ImpactFigures'
import { ProgramList } from '../../features/programs/ProgramList'
import styles from './HomePage.module.css'
import { News } from './News'

export const description =
  'Free medicals, dental and eye care at health fairs in church yards across Jamaica: what we do, where we are next and how you can help.'

export function HomePage() {
  return (
    <Sections>
      <Hero />
      <Section
        title="Our Mission"
        lead="We bring health and education support to where families already are: free back-to-school medicals, dental and eye care, clothing and food, mainly at our annual community health fair."
        links={
          <ButtonLink to="/about" variant="outline">
            Read our story
          </ButtonLink>
        }
        split
      >
        <Illustration
          className={styles.picture}
          src="/images/about/community-morning.svg"
          alt="Volunteers put up tents beside a church while the sun rises."
          width={1200}
          height={800}
        />
      </Section>
      <ImpactFigures />
      <Section
        title="Our Programs"
        lead="Neighbors looking after neighbors, free for everyone."
        links={
          <ButtonLink to="/programs" variant="outline">
            View All Programs
          </ButtonLink>
        }
        split
        picture="/images/programs/school-medical.svg"
      >
        <ProgramList />
      </Section>
      <Section
        title="Make a Donation"
        lead="A gift pays for screenings, glasses frames and school supplies that families couldn’t otherwise afford."
        links={<Link to="/impact">See what gifts have done</Link>}
        surface="gold"
        split
        picture="/images/donate/what-gifts-buy.svg"
      >
        <DonationWidget />
      </Section>
      <Section title="Upcoming Events" lead="Everyone is welcome, and everything is free.">
        <EventListing />
        <p className={styles.more}>
          <ButtonLink to="/events" variant="outline">
            All events
          </ButtonLink>
        </p>
      </Section>
      <News />
      <CallToAction title="Lend a hand" text="Two hours or a whole day: we’d love your help.">
        <ButtonLink to="/get-involved">Volunteer with us</ButtonLink>
      </CallToAction>
    </Sections>
  )
}
