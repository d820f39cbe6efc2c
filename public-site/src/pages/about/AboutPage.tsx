import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'
import { Figures } from '../../components/Figures'
import { Icon } from '../../components/Icon'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { otherServices } from '../../features/events/services.content'
import { useSiteSettings } from '../../site/useSiteSettings'
import { Story } from '../Story'
import styles from './AboutPage.module.css'

export const description =
  'Who we are, and what we have done since our first health fair in August 2022: free medicals, dental check-ups and optical screenings.'

/** What was done at the first community health fair, in August 2022. */
const fairOf2022 = [
  { value: '162', label: 'back-to-school medicals' },
  { value: '65', label: 'adult medicals' },
  { value: '75', label: 'dental check-ups' },
  { value: '65', label: 'optical screenings' },
  { value: '35', label: 'pap smears' },
]

export function AboutPage() {
  const { siteName } = useSiteSettings()
  return (
    <Sections>
      <PageHero
        title="About Us"
        lead="Who we are, why we’re here, and what we’ve done so far."
        picture={{ src: '/images/about/community-morning.svg', width: 1200, height: 800 }}
      />
      <Story
        title="Who We Are"
        intro={`${siteName} is a charitable foundation in Jamaica. We run health fairs in church yards, school drives before each school year, and a love initiative for people who have no one else to visit them.`}
      >
        <p>
          Everything we offer is free, and most of it comes together at our annual community health
          fair. A family can have their blood pressure checked, see the dentist and go home with the
          school medical done, all in one morning.
        </p>
        <p>
          The first fair was in August 2022. Since then, communities in several parishes have opened
          their yards to us.
        </p>
      </Story>
      <div className={styles.statements}>
        <section className={styles.statement} aria-labelledby="mission">
          <h2 id="mission">Our Mission</h2>
          <p>
            To provide free health and education support: medicals before school, dental and eye
            care, clothing and food, brought to where people live.
          </p>
        </section>
        <section className={styles.statement} aria-labelledby="vision">
          <h2 id="vision">Our Vision</h2>
          <p>
            A Jamaica where no child starts school unwell, and no one goes without care because of
            what it costs.
          </p>
        </section>
      </div>
      <Section
        id="achievements"
        title="Our Achievements"
        lead="What we did at our first fair."
        surface="green"
      >
        <h3 className={styles.fair}>Community Health Fair 2022</h3>
        <Figures figures={fairOf2022} />
        <div className={styles.others}>
          <h3>Other services at our fairs</h3>
          <ul className={styles.services}>
            {otherServices.map((service) => (
              <li key={service}>
                <Icon name="check" />
                {service}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToAction
        title="Help us hold the next one"
        text="A gift pays for the tents, the tables and the tests. A morning of your time does what money can’t."
      >
        <ButtonLink to="/donate" variant="donate">
          Donate Now
        </ButtonLink>
        <ButtonLink to="/get-involved" variant="outline">
          Get Involved
        </ButtonLink>
      </CallToAction>
    </Sections>
  )
}
