import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { DonationWidget } from '../../features/donation/DonationWidget'

export function Giving() {
  return (
    <Section
      title="Make a Donation"
      lead="A gift pays for screenings, glasses and school supplies that families could not pay for themselves."
      links={<Link to="/impact">See what gifts have done</Link>}
      surface="gold"
      split
      picture="/images/donate/what-gifts-buy.svg"
    >
      <DonationWidget />
    </Section>
  )
}
