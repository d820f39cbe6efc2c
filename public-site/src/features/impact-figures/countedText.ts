import type { Stat } from 'shared/entities/stat'
import { addThousandsSeparators, formatNumber } from 'shared/format/number'
import { figureText } from '../../components/figureText'

/** The figure on its way up: with as many decimals as in the end, so that the digits keep their places. */
export function countedText(stat: Stat, counted: number): string {
  if (counted === 0 || counted === stat.value) return figureText({ ...stat, value: counted })
  const decimals = formatNumber(stat.value).split('.')[1]?.length ?? 0
  return `${stat.prefix}${addThousandsSeparators(counted.toFixed(decimals))}${stat.suffix}`
}
