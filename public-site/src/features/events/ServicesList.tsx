import { healthFairServices } from 'shared/entities/healthFairServices'
import { Icon } from '../../components/Icon'
import styles from './ServicesList.module.css'
import { otherServices } from './services.content'

/** What a fair offers. */
export const ServicesList = () => (
  <ul className={styles.services}>
    {[...healthFairServices, ...otherServices].map((service) => (
      <li key={service}>
        <Icon name="check" />
        {service}
      </li>
    ))}
  </ul>
)
