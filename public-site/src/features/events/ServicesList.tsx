import { healthFairServices } from 'shared/entities/healthFairServices'
import { Icon } from '../../components/Icon'
import styles from './ServicesList.module.css'
import { otherServices } from './services.content'

const everyFair = [...healthFairServices, ...otherServices]

/** What a fair offers: of an event its own services, where it names any. */
export const ServicesList = ({ services = everyFair }: { services?: readonly string[] }) => (
  <ul className={styles.services}>
    {services.map((service) => (
      <li key={service}>
        <Icon name="check" />
        {service}
      </li>
    ))}
  </ul>
)
