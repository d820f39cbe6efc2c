import { ButtonLink } from '../../components/Button'
import { Illustration } from '../../components/Illustration'
import styles from './NoNewDates.module.css'

/** Shown first when no event is upcoming: what visitors can do instead. */
export const NoNewDates = () => (
  <div className={styles.lead}>
    <div className={styles.text}>
      <h3 className={styles.title}>No new dates yet</h3>
      <p>Would you like a fair in your church yard? Request one, or ask us what’s planned.</p>
      <div className={styles.links}>
        <ButtonLink to="/events#request">Request a fair</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Contact us
        </ButtonLink>
      </div>
    </div>
    <Illustration className={styles.picture} src="/images/events/notice-board.svg" />
  </div>
)
