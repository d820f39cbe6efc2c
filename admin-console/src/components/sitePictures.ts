/** The pictures that ship with the site, with what they show. */
export const sitePictures = [
  ['/images/programs/health-fairs.svg', 'A health fair'],
  ['/images/programs/school-drives.svg', 'A school drive'],
  ['/images/programs/community-support.svg', 'Community support'],
  ['/images/programs/love-initiative.svg', 'The love initiative'],
  ['/images/programs/school-medical.svg', 'A school medical'],
  ['/images/hero/health-fair.svg', 'Screening under a tent'],
  ['/images/hero/blood-drive.svg', 'A blood drive'],
  ['/images/hero/back-to-school.svg', 'Back to school'],
  ['/images/events/riverside.svg', 'A church by a river'],
  ['/images/events/bayside.svg', 'A fair by the bay'],
  ['/images/events/cedar-valley.svg', 'A church among cedars'],
  ['/images/events/grace-tabernacle.svg', 'A church with two towers'],
  ['/images/events/hillview.svg', 'A church on a hill'],
  ['/images/events/morning-star.svg', 'A church at sunrise'],
  ['/images/get-involved/carrying-a-table.svg', 'Carrying a table'],
  ['/images/get-involved/what-people-bring.svg', 'What people bring'],
] as const
