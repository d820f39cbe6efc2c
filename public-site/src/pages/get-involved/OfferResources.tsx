import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { DonationOfferPanel } from '../../features/donation-offer/DonationOfferPanel'
import styles from './FormBeside.module.css'

export function OfferResources() {
  return (
    <Section
      id="donate-resources"
      title="Donate resources"
      lead="Clothing, food, school things, glasses frames, a service that you know how to give: tell us what you have, and we say where it is needed."
      links={<Link to="/donate">Give money instead</Link>}
      split
      picture="/images/get-involved/what-people-bring.svg"
    >
      <div className={styles.form}>
        <DonationOfferPanel />
      </div>
    </Section>
  )
}
