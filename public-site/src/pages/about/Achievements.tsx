import { Figures } from '../../components/Figures'
import { Icon } from '../../components/Icon'
import { Section } from '../../components/Section'
import { otherServices } from '../../features/events/services.content'
import styles from './About.module.css'
import { fairOf2022 } from './fairOf2022.content'

export function Achievements() {
  return (
    <Section
      id="achievements"
      title="Our Achievements"
      lead="It began with one morning in August 2022."
      surface="green"
    >
      <h3 className={styles.fair}>Community Health Fair 2022</h3>
      <Figures figures={fairOf2022} />
      <div className={styles.others}>
        <h3>Other services at our fairs</h3>
        <ul className={styles.services}>
          {otherServices.map((service) => (
            <li key={service}>
              <Icon name="check" />
              {service}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
