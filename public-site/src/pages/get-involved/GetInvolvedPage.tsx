import { Link } from 'shared/router'
import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'
import { Illustration } from '../../components/Illustration'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { DonationOfferPanel } from '../../features/donation-offer/DonationOfferPanel'
import { VolunteerPanel } from '../../features/volunteering/VolunteerPanel'
import { VolunteerRoles } from '../../features/volunteering/VolunteerRoles'
import { NewsletterForm } from '../../forms/NewsletterForm'
import styles from './GetInvolvedPage.module.css'

export const description =
  'Volunteer at our free health fairs, donate resources or become a partner: our fairs happen because people give a morning or a box of food.'

export function GetInvolvedPage() {
  return (
    <Sections>
      <PageHero
        title="Get Involved"
        lead="Our fairs happen because people give a morning, a box of food or a church yard. Come and join them."
        picture={{ src: '/images/get-involved/carrying-a-table.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/get-involved#volunteer">Volunteer Today</ButtonLink>
        <ButtonLink to="/get-involved#donate-resources" variant="outline">
          Donate Resources
        </ButtonLink>
      </PageHero>
      <Section title="Three ways to help">
        <div className={styles.ways}>
          <article className={styles.way} data-way="volunteer">
            <Illustration
              className={styles.picture}
              src="/images/get-involved/welcome.svg"
              height={450}
            />
            <div className={styles.words}>
              <h3>Volunteer</h3>
              <p>
                Put up tents at sunrise, welcome families, hold the hand of someone who’s nervous.
                There are four roles, and the shortest takes two hours.
              </p>
              <Link className={styles.link} to="/get-involved#volunteer">
                See the roles and apply
              </Link>
            </div>
          </article>
          <article className={styles.way} data-way="donate">
            <h3>Donate</h3>
            <p>Your gift pays for screenings, glasses frames and school supplies.</p>
            <Link className={styles.link} to="/donate">
              Give money
            </Link>
            <Link className={styles.link} to="/get-involved#donate-resources">
              Offer goods or services
            </Link>
          </article>
          <article className={styles.way} data-way="partner">
            <h3>Partner With Us</h3>
            <p>Your church, school or company can bring a fair to your own community.</p>
            <Link className={styles.link} to="/events#request">
              Request a health fair
            </Link>
            <Link className={styles.link} to="/contact">
              Talk to us
            </Link>
          </article>
        </div>
      </Section>
      <Section
        id="volunteer"
        title="Volunteer with us"
        lead="Tell us what you’d like to do, and we’ll get back to you."
        surface="leaf"
      >
        <div className={styles.columns}>
          <VolunteerRoles />
          <div className={styles.form}>
            <VolunteerPanel />
          </div>
        </div>
      </Section>
      <Section
        id="donate-resources"
        title="Donate resources"
        lead="Clothing, food, school supplies, glasses frames or a skill: tell us what you have, and we’ll tell you where it’s needed."
        links={<Link to="/donate">Give money instead</Link>}
        split
        picture="/images/get-involved/what-people-bring.svg"
      >
        <div className={styles.form}>
          <DonationOfferPanel />
        </div>
      </Section>
      <div className={styles.newsletter}>
        <NewsletterForm title="Hear where we’ll be next" />
      </div>
      <CallToAction
        title="Something else in mind?"
        text="An idea, a question, a place that needs a fair: write or call us."
      >
        <ButtonLink to="/contact">Contact us</ButtonLink>
      </CallToAction>
    </Sections>
  )
}
