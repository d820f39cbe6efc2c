import { formatUsd } from 'shared/format/usd'
import { frequencyLabel, type Gift } from './gift'

/** "$100 monthly" */
export const formatGift = ({ amountUsd, frequency }: Gift) =>
  `${formatUsd(amountUsd).replace(/\.00$/, '')} ${frequencyLabel(frequency)}`

/**
 * "US$100 monthly": Jamaica has dollars of its own. Screen readers get "$100 monthly", like the names
 * of the form's controls.
 */
export const GiftLabel = (gift: Gift) => (
  <>
    <span aria-hidden="true">US</span>
    {formatGift(gift)}
  </>
)
