import { Icon } from '../../components/Icon'
import styles from './ServicesList.module.css'
import { fairServices } from './services.content'

export function ServicesList() {
  return (
    <ul className={styles.services}>
      {fairServices.map((service) => (
        <li key={service}>
          <Icon name="check" />
          {service}
        </li>
      ))}
    </ul>
  )
}
