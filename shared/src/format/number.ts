// Not Intl: its first use holds a slow telephone up for some 60 ms, and figures stand on every page.

/** Puts separators between the thousands of a plain number: "1287.5" as "1,287.5". */
export function addThousandsSeparators(digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** A figure with thousands separators and at most two decimals, "1,287" or "5.15". */
export const formatNumber = (value: number) =>
  addThousandsSeparators(String(Math.round((value + Number.EPSILON) * 100) / 100))
