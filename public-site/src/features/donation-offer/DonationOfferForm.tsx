import { donationOfferSchema } from 'shared/entities/donationOffer'
import { useSubmission } from '../../components/useSubmission'
import { DonationOfferFormView } from './DonationOfferFormView'
import { submitDonationOffer } from './submitDonationOffer'

export function DonationOfferForm() {
  const { view } = useSubmission({
    name: 'A donation offer',
    schema: donationOfferSchema,
    defaults: { name: '', email: '', phone: '', donationType: '', donationDetails: '' },
    submit: submitDonationOffer,
    confirmation: {
      title: 'Donation Offer Received!',
      description: "Thank you for your generosity. We'll contact you shortly.",
    },
    failure: {
      title: 'Offer failed',
      description: 'There was an error sending your offer. Please try again.',
    },
  })
  return <DonationOfferFormView {...view} />
}
