import { addThousandsSeparators } from './number'

/** An amount in US dollars, "$1,234.50". */
export const formatUsd = (amountUsd: number) =>
  `${amountUsd < 0 ? '-' : ''}$${addThousandsSeparators(Math.abs(amountUsd).toFixed(2))}`
