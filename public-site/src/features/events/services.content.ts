/** What a fair offers beside the screenings. */
export const otherServices: readonly string[] = [
  'HIV screening and counseling',
  'Nutrition consultations',
  'Vaccinations',
  'Free glasses frames',
  'Health education resources',
]
