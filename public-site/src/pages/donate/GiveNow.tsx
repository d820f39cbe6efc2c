import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { DonationWidget } from '../../features/donation/DonationWidget'

export function GiveNow() {
  return (
    <Section
      id="donate-now"
      title="Make a gift"
      lead="Choose an amount or type your own, and say how often you would like to give it. Giving takes two short steps."
      links={<Link to="/get-involved#donate-resources">Give goods or services instead</Link>}
      split
    >
      <DonationWidget />
    </Section>
  )
}
