import { ButtonLink } from '../../components/Button'
import { RisingSun } from '../../components/RisingSun'
import styles from './VolunteerCall.module.css'

export function VolunteerCall() {
  return (
    <section className={styles.call} aria-labelledby="volunteer-call">
      <RisingSun />
      <div className={styles.content}>
        <h2 id="volunteer-call">Lend a hand for a morning</h2>
        <p className={styles.text}>
          From two hours at a back-to-school event to a whole day at a health fair: whatever time
          you have, there is a place for you.
        </p>
        <ButtonLink to="/get-involved">Volunteer with us</ButtonLink>
      </div>
    </section>
  )
}
