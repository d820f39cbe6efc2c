import { Section } from '../../components/Section'
import { VolunteerPanel } from '../../features/volunteering/VolunteerPanel'
import { VolunteerRoles } from '../../features/volunteering/VolunteerRoles'
import styles from './FormBeside.module.css'

export function Volunteering() {
  return (
    <Section
      id="volunteer"
      title="Volunteer with us"
      lead="Four roles, from two hours at a time. Tell us what you would like to do, and we find your place."
      surface="leaf"
    >
      <div className={styles.columns}>
        <VolunteerRoles />
        <div className={styles.form}>
          <h3 className={styles.title}>Your application</h3>
          <VolunteerPanel />
        </div>
      </div>
    </Section>
  )
}
