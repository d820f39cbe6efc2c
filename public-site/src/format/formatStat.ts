import type { Stat } from 'shared/entities/stat'
import { formatNumber } from 'shared/format/number'

/** A figure in words, "$5.15M". */
export const formatStat = ({ prefix, value, suffix }: Stat) =>
  `${prefix}${formatNumber(value)}${suffix}`
