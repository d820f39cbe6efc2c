import { ButtonLink } from '../../components/Button'
import { PlaidBand } from '../../components/PlaidBand'
import styles from './Hero.module.css'
import { heroSlides } from './heroSlides.content'

/** The first thing a visitor sees: a picture of the work, and the three things to do. */
export function Hero() {
  const [slide] = heroSlides
  return (
    <div className={styles.hero}>
      <img
        className={styles.picture}
        src={slide.image}
        alt={slide.description}
        width={1600}
        height={900}
        fetchPriority="high"
      />
      <div className={styles.caption}>
        <PlaidBand />
        <div className={styles.words}>
          <h1 className={styles.title}>Good health begins in your own church yard</h1>
          <p className={styles.lead}>
            Free medicals, dental and eye care at health fairs across Jamaica.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/donate" look="donate">
              Donate Now
            </ButtonLink>
            <ButtonLink to="/get-involved" look="onDark">
              Get Involved
            </ButtonLink>
            <ButtonLink to="/events" look="onDark">
              Upcoming Events
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
