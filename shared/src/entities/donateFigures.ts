/** The figures of the Donate page on a site with a database, each by its two fields in the settings. */
export const donateFigures = [
  { figure: 'donateFigure1', label: 'donateLabel1' },
  { figure: 'donateFigure2', label: 'donateLabel2' },
  { figure: 'donateFigure3', label: 'donateLabel3' },
  { figure: 'donateFigure4', label: 'donateLabel4' },
] as const

/** All of these fields. */
export const donateFields = donateFigures.flatMap(({ figure, label }) => [figure, label])
