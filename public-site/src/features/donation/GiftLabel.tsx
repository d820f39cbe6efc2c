import { formatUsd } from 'shared/format/usd'
import { frequencyLabel, type Gift } from './gift'

/**
 * "US$100 monthly": Jamaica has dollars of its own. Screen readers get "$100 monthly", like the names
 * of the form's controls.
 */
export const GiftLabel = ({
  amountUsd,
  frequency,
  often = frequencyLabel(frequency),
}: Gift & { often?: string }) => (
  <>
    <span aria-hidden="true">US</span>
    {formatUsd(amountUsd).replace(/\.00$/, '')} {often}
  </>
)
