/** What was done at the first community health fair, in August 2022. */
export const fairOf2022 = [
  { value: '162', label: 'back-to-school medicals' },
  { value: '65', label: 'adult medicals' },
  { value: '75', label: 'dental check-ups' },
  { value: '65', label: 'optical screenings' },
  { value: '35', label: 'pap smears' },
] as const
