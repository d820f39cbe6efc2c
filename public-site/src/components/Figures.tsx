import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { value: string; label: string }[]
  /** The values are words rather than numbers, and need more room. */
  wide?: boolean
}

/** Numbers, large, each above what it counts. */
export function Figures({ figures, wide }: FiguresProps) {
  return (
    <dl className={styles.figures} data-wide={wide}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
