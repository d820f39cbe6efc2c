import { formatUsd } from 'shared/format/usd'
import { frequencyLabel, type Gift } from './gift'

/** "$100 monthly", or how often in other words. */
export const formatGift = (
  { amountUsd, frequency }: Gift,
  often = ` ${frequencyLabel(frequency)}`,
) => formatUsd(amountUsd).replace(/\.00$/, '') + often

/**
 * "US$100 monthly": Jamaica has dollars of its own. Screen readers get "$100 monthly", like the names
 * of the form's controls.
 */
export const GiftLabel = ({ often, ...gift }: Gift & { often?: string }) => (
  <>
    <span aria-hidden="true">US</span>
    {formatGift(gift, often)}
  </>
)
