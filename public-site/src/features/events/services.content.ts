import { healthFairServices } from 'shared/entities/healthFairRequest'

/** What a fair offers. */
export const fairServices: readonly string[] = [
  ...healthFairServices,
  'HIV screening and counseling',
  'Nutrition consultations',
  'Vaccinations',
  'Free glasses frames',
  'Health education resources',
]
