import { ButtonLink } from '../../components/Button'
import { PlaidBand } from '../../components/PlaidBand'
import styles from './Hero.module.css'
import { Slideshow } from './Slideshow'

/** The first thing a visitor sees: pictures of the work, and the three things to do. */
export const Hero = () => (
  <div className={styles.hero}>
    <Slideshow />
    <div className={styles.card}>
      <PlaidBand />
      <div className={styles.words}>
        <h1 className={styles.title}>Good health begins in your own church yard</h1>
        <p className={styles.lead}>
          Free medicals, dental and eye care at health fairs across Jamaica.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/donate" variant="donate">
            Donate Now
          </ButtonLink>
          <ButtonLink to="/get-involved" variant="onDark">
            Get Involved
          </ButtonLink>
          <ButtonLink to="/events" variant="onDark">
            Upcoming Events
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
)
