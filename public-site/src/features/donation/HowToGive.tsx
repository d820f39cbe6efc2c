import { ButtonLink } from '../../components/Button'
import styles from './HowToGive.module.css'

/** Shown as long as there is nowhere to pay. */
export const HowToGive = () => (
  <div className={styles.ways}>
    <h3>How to give</h3>
    <p>Gifts cannot be paid on this site yet. Ask us, and we will tell you how to send yours.</p>
    <ButtonLink to="/contact" variant="donate" wide>
      Contact us
    </ButtonLink>
    <ButtonLink to="/get-involved#donate-resources" variant="outline" wide>
      Offer goods or services
    </ButtonLink>
    <ButtonLink to="/get-involved#volunteer" variant="outline" wide>
      Volunteer with us
    </ButtonLink>
  </div>
)
