import styles from './VolunteerRoles.module.css'
import { volunteerRoles } from './volunteerRoles.content'

/** What a volunteer can do, and how much time it takes. */
export const VolunteerRoles = () => (
  <ul className={styles.roles}>
    {volunteerRoles.map(({ name, hours, per, description }) => (
      <li key={name} className={styles.role}>
        <h3>{name}</h3>
        <p className={styles.time}>
          <strong className={styles.hours}>{hours}</strong> {per}
        </p>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ul>
)
