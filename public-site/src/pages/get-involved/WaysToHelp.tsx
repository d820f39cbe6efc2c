import { Link } from 'shared/router'
import { Illustration } from '../../components/Illustration'
import { Section } from '../../components/Section'
import styles from './WaysToHelp.module.css'

export function WaysToHelp() {
  return (
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
              Put up tents at sunrise, welcome families, hold a worried hand. There are four roles,
              and the shortest takes two hours.
            </p>
            <Link className={styles.link} to="/get-involved#volunteer">
              See the roles and apply
            </Link>
          </div>
        </article>
        <article className={styles.way} data-way="donate">
          <h3>Donate</h3>
          <p>Money pays for screenings and supplies. All of it goes to programs.</p>
          <Link className={styles.link} to="/donate">
            Give money
          </Link>
          <Link className={styles.link} to="/get-involved#donate-resources">
            Offer goods or services
          </Link>
        </article>
        <article className={styles.way} data-way="partner">
          <h3>Partner With Us</h3>
          <p>Churches, schools and companies bring fairs to their own communities.</p>
          <Link className={styles.link} to="/events#request">
            Request a health fair
          </Link>
          <Link className={styles.link} to="/contact">
            Talk to us
          </Link>
        </article>
      </div>
    </Section>
  )
}
