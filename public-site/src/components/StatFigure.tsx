import type { Stat } from 'shared/entities/stat'
import { formatNumber } from 'shared/format/number'
import { rowSize } from './rowSize'
import styles from './StatFigure.module.css'

/** Of more characters than this, a suffix is a word: it stands small on a line of its own. */
const longestSign = 2

interface StatFigureProps {
  stat: Stat
  /** What is shown of its value meanwhile. */
  value?: string
}

/** A figure that never breaks inside: "$5.15M", or "JMD$15.15" above "million". */
export function StatFigure({ stat, value = formatNumber(stat.value) }: StatFigureProps) {
  const suffix = stat.suffix.trim()
  const isWord = suffix.length > longestSign
  return (
    <>
      {`${stat.prefix}${value}${isWord ? '' : suffix}`}
      {isWord && <small className={styles.suffix}>{stat.suffix}</small>}
    </>
  )
}

/** How large a row of such figures can be. */
export const figureSize = (stats: readonly Stat[]) =>
  rowSize(
    stats.map(({ prefix, value, suffix }) => {
      const sign = suffix.trim().length > longestSign ? '' : suffix.trim()
      return `${prefix}${formatNumber(value)}${sign}`
    }),
  )
