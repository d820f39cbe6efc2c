import { donationOfferSchema } from 'shared/entities/donationOffer'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { firstName } from '../../forms/firstName'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { DonationOfferFormView } from './DonationOfferFormView'

export function DonationOfferForm() {
  const { view, lastSubmission } = useSubmission({
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
  return (
    <>
      {lastSubmission && (
        <FormConfirmation key={lastSubmission.count} title="We have your offer">
          <p>
            Thank you, {firstName(lastSubmission.sent.name)}. You offered:{' '}
            {lastSubmission.sent.donationType.toLowerCase()}
            {lastSubmission.sent.donationDetails && ` (${lastSubmission.sent.donationDetails})`}.
          </p>
          <p>
            We’ll find out where it’s needed and email {lastSubmission.sent.email}
            {lastSubmission.sent.phone && ` or call ${lastSubmission.sent.phone}`}.
          </p>
        </FormConfirmation>
      )}
      <DonationOfferFormView {...view} />
    </>
  )
}
