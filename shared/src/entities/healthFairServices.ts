/** Services that the plan variant shows as checkboxes. They are never submitted. */
export const healthFairServices = [
  'Blood pressure',
  'Glucose',
  'Cholesterol',
  'BMI',
  'Vision',
  'Dental',
] as const
