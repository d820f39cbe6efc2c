import { useId } from 'react'
import type { Stat } from 'shared/entities/stat'
import { formatNumber } from 'shared/format/number'
import { ContentIcon } from '../../components/ContentIcon'
import styles from './StatsPreview.module.css'
import { statIcon } from './statIcon'

/** The statistics as the home page will show them. */
export function StatsPreview({ stats }: { stats: readonly Stat[] }) {
  const headingId = useId()
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h2 id={headingId}>Preview</h2>
      <ul>
        {stats.map(({ id, icon, prefix, value, suffix, label }) => (
          <li key={id}>
            <ContentIcon name={statIcon(icon)} />
            <p className={styles.figure}>
              {prefix}
              {formatNumber(value)}
              {suffix}
            </p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
