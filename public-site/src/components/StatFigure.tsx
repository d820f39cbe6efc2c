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
export const StatFigure = ({ stat, value }: StatFigureProps) => (
  <>
    {inOneLine(stat, value)}
    {endsInWord(stat) && <small className={styles.suffix}>{stat.suffix}</small>}
  </>
)

/** How large a row of such figures can be. */
export const figureSize = (stats: readonly Stat[]) => rowSize(stats.map((stat) => inOneLine(stat)))

const endsInWord = ({ suffix }: Stat) => suffix.trim().length > longestSign

const inOneLine = (stat: Stat, value = formatNumber(stat.value)) =>
  stat.prefix + value + (endsInWord(stat) ? '' : stat.suffix.trim())
