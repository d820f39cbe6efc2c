import type { CharityEvent } from 'shared/entities/event'

/** Whether its date does not hold: it is postponed or canceled. */
export const isCalledOff = ({ status }: CharityEvent) =>
  status === 'postponed' || status === 'canceled'
