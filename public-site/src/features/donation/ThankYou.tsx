import { Button } from '../../components/Button'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { GiftLabel } from './DonationLabels'
import type { Donation } from './donationSchema'

interface ThankYouProps {
  donation: Donation
  onGiveAgain: () => void
}

export function ThankYou({ donation, onGiveAgain }: ThankYouProps) {
  return (
    <FormConfirmation title="Your gift was received">
      <p>
        Thank you, {donation.name}: <GiftLabel {...donation} />.
      </p>
      <Button variant="outline" onClick={onGiveAgain}>
        Give again
      </Button>
    </FormConfirmation>
  )
}
