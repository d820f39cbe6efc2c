import { Link } from 'shared/router'
import { Section } from '../../components/Section'
import { DonationWidget } from '../../features/donation/DonationWidget'
import { useSiteSettings } from '../../site/useSiteSettings'

export function GiveNow() {
  const { payable } = useSiteSettings()
  return (
    <Section
      id="donate-now"
      title="Make a gift"
      lead={
        payable
          ? 'Choose an amount, and how often to give it. It takes two short steps.'
          : 'Large or small, once or regularly: tell us what you would like to give.'
      }
      links={
        payable && <Link to="/get-involved#donate-resources">Give goods or services instead</Link>
      }
      split
      picture="/images/donate/what-gifts-buy.svg"
    >
      <DonationWidget />
    </Section>
  )
}
