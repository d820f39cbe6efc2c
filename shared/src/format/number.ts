// Not Intl: its first use blocks a slow phone for some 60 ms, and every page shows figures.

/** Puts separators between the thousands of a plain number: "1287.5" as "1,287.5". */
export function addThousandsSeparators(digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** A figure with thousands separators and at most two decimals, "1,287" or "5.15". */
export const formatNumber = (value: number) =>
  addThousandsSeparators(String(Math.round((value + Number.EPSILON) * 100) / 100))
