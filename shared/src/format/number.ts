const withSeparators = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A figure with thousands separators, "1,287" or "5.15". */
export const formatNumber = (value: number) => withSeparators.format(value)
