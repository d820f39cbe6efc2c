import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { DonationWidget } from '../../features/donation/DonationWidget'

export function GiveNow() {
  return (
    <Section
      id="donate-now"
      title="Make a gift"
      lead="Choose an amount, and how often to give it. It takes two short steps."
      links={<Link to="/get-involved#donate-resources">Give goods or services instead</Link>}
      split
      picture="/images/donate/what-gifts-buy.svg"
    >
      <DonationWidget />
    </Section>
  )
}
