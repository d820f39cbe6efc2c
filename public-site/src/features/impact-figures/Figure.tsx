import type { Stat } from 'shared/entities/stat'
import { formatStat } from '../../format/formatStat'
import styles from './Figure.module.css'
import { formatCount } from './formatCount'
import { useCountUp } from './useCountUp'

interface FigureProps {
  stat: Stat
  started: boolean
  delayMs: number
}

/**
 * A figure and its label. The real figure is always in the document: it is what assistive technology
 * reads, it keeps the place while another is shown above it, and it shows where no script runs.
 */
export function Figure({ stat, started, delayMs }: FigureProps) {
  const counted = useCountUp(stat.value, started, delayMs)
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>
        <span className={styles.real}>{formatStat(stat)}</span>
        <span className={styles.counted} aria-hidden="true">
          {formatCount(stat, counted)}
        </span>
      </dd>
    </div>
  )
}
