import { Link } from 'shared/router'
import { Button } from '../../components/Button'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { GiftLabel } from './GiftLabel'
import type { Donation } from './gift'
import styles from './ThankYou.module.css'

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
      <p>
        It pays for free screenings, school medicals and food.{' '}
        <Link to="/impact">See what gifts have done</Link>
      </p>
      <p className={styles.note}>Demonstration: no card was charged</p>
      <Button variant="outline" onClick={onGiveAgain}>
        Give again
      </Button>
    </FormConfirmation>
  )
}
