import { ButtonLink } from '../../components/Button'
import styles from './NoNewDates.module.css'

/** Leads where nothing is coming: what to do meanwhile. */
export function NoNewDates() {
  return (
    <div className={styles.lead}>
      <div className={styles.text}>
        <h3 className={styles.title}>No new dates yet</h3>
        <p>
          We are choosing the next church yards. Would you like a fair in yours? Ask for one, or
          write to us, and we will tell you what is planned.
        </p>
        <div className={styles.links}>
          <ButtonLink to="/events#request">Request a fair</ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            Contact us
          </ButtonLink>
        </div>
      </div>
      <img
        className={styles.picture}
        src="/images/programs/health-fairs.svg"
        alt="A nurse measures a woman’s blood pressure in a tent."
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
