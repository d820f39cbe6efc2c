import { formatUsd } from 'shared/format/usd'
import { type Donation, type DonationFrequency, donationFrequencyLabels } from './gift'

/** "one time", "monthly", "quarterly" or "yearly", within a sentence. */
export const frequencyLabel = (frequency: DonationFrequency) =>
  donationFrequencyLabels[frequency].toLowerCase()

type Gift = Pick<Donation, 'amountUsd' | 'frequency'>

/**
 * "US$100 monthly": Jamaica has dollars of its own. Screen readers get "$100 monthly", like the names
 * of the form's controls.
 */
export function GiftLabel({ amountUsd, frequency }: Gift) {
  return (
    <>
      <span aria-hidden="true">US</span>
      {formatUsd(amountUsd).replace(/\.00$/, '')} {frequencyLabel(frequency)}
    </>
  )
}

/** What a button does: "Donate US$100 monthly". */
export function DonateButtonLabel(gift: Gift) {
  return gift.amountUsd > 0 ? (
    <>
      Donate <GiftLabel {...gift} />
    </>
  ) : (
    'Choose an amount first'
  )
}
