import { healthFairServices } from 'shared/entities/healthFairServices'

/** Beside the screenings. */
export const otherServices: readonly string[] = [
  'HIV screening and counseling',
  'Nutrition consultations',
  'Vaccinations',
  'Free glasses frames',
  'Health education resources',
]

/** What a fair offers. */
export const fairServices: readonly string[] = [...healthFairServices, ...otherServices]
