import { Section } from '../../components/Section'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './About.module.css'

export function WhoWeAre() {
  const { siteName } = useSiteSettings()
  return (
    <Section title="Who We Are" split>
      <div className={styles.story}>
        <p className={styles.first}>
          {siteName} is a charitable foundation in Jamaica. We hold health fairs in church yards,
          drives before the new school year, and a love initiative for people whom nobody else is
          visiting.
        </p>
        <p>
          Back-to-school medicals, dental and eye care, clothing and food: everything we offer is
          free. Most of it comes together on one morning, at our annual community health fair, where
          a family can go from the blood pressure table to the dentist and leave with a school
          medical in hand.
        </p>
        <p>
          The first fair was in August 2022. Since then communities in several parishes have opened
          their yards to us.
        </p>
      </div>
    </Section>
  )
}
