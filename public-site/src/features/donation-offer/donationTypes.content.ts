/** What somebody may offer other than money. */
export const donationTypes: readonly string[] = [
  'Food',
  'Clothing',
  'School supplies',
  'Medical supplies',
  'Glasses frames',
  'Services or time',
  'Something else',
]
