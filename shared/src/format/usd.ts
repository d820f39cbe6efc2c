const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount in US dollars, "$1,234.50". */
export const formatUsd = (amountUsd: number) => usd.format(amountUsd)
