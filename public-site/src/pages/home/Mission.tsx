import { ButtonLink } from '../../components/Button'
import { Illustration } from '../../components/Illustration'
import { Section } from '../../components/Section'
import styles from './Mission.module.css'

export function Mission() {
  return (
    <Section
      title="Our Mission"
      lead="We bring health and education support to where families already are: free back-to-school medicals, dental and eye care, clothing and food. Most of it happens on one morning, at our community health fair."
      links={
        <ButtonLink to="/about" variant="outline">
          Read our story
        </ButtonLink>
      }
      split
    >
      <Illustration
        className={styles.picture}
        src="/images/about/community-morning.svg"
        alt="Volunteers put up tents beside a church while the sun rises."
        width={1200}
        height={800}
      />
    </Section>
  )
}
