import { formatNumber } from 'shared/format/number'

/** "1 event", "1,200 events"; with a plural of its own, "2 people". */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`

export const countedPeople = (count: number) => counted(count, 'person', 'people')
