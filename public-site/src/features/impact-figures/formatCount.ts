import type { Stat } from 'shared/entities/stat'
import { addThousandsSeparators, formatNumber } from 'shared/format/number'
import { formatStat } from '../../format/formatStat'

/** The figure while it counts up, with the decimals of the final one, so that digits keep their places. */
export function formatCount(stat: Stat, counted: number): string {
  if (counted === 0 || counted === stat.value) return formatStat({ ...stat, value: counted })
  const decimals = formatNumber(stat.value).split('.')[1]?.length ?? 0
  return `${stat.prefix}${addThousandsSeparators(counted.toFixed(decimals))}${stat.suffix}`
}
