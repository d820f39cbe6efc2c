import { formatNumber } from 'shared/format/number'

/** "1 event", "1,200 events". */
export const counted = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
