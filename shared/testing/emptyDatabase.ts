import { write } from 'shared/backends/browser/browserDatabase'

/** Empties what this browser keeps of submissions and of the history. */
export const emptyDatabase = () =>
  write((open) => Promise.all([open.clear('submissions'), open.clear('history')]))
