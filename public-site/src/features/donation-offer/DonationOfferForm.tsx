import { donationOfferSchema } from 'shared/entities/donationOffer'
import { Link } from 'shared/router'
import { ThankYou } from '../../forms/ThankYou'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { DonationOfferFormView } from './DonationOfferFormView'

export function DonationOfferForm() {
  const { view, lastSubmission, reopen } = useSubmission({
    name: 'A donation offer',
    schema: donationOfferSchema,
    defaults: { name: '', email: '', phone: '', donationType: '', donationDetails: '' },
    waitsInTab: true,
    submit: (offer, metadata) => sendSubmission('offer', offer, metadata),
    confirmation: {
      title: 'Donation Offer Received!',
      description: "Thank you for your generosity. We'll contact you shortly.",
    },
    failure: {
      title: 'Offer failed',
      description: 'There was an error sending your offer. Please try again.',
    },
  })
  if (!lastSubmission) return <DonationOfferFormView {...view} />
  const { sent } = lastSubmission
  return (
    <ThankYou
      name={sent.name}
      next={
        <>
          We’ll find out where it’s needed and email {sent.email}
          {sent.phone && ` or call ${sent.phone}`}.
        </>
      }
      link={<Link to="/programs">See where help goes</Link>}
      again={{ label: 'Send another', run: reopen }}
    >
      <p>
        You offered: {sent.donationType.toLowerCase()}
        {sent.donationDetails && ` (${sent.donationDetails})`}.
      </p>
    </ThankYou>
  )
}
