import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { value: string; label: string }[]
  /** The values are words rather than numbers, and need more room. */
  wide?: boolean
}

/** Numbers, large, each above what it counts. */
export const Figures = ({ figures, wide }: FiguresProps) => (
  <dl className={styles.figures} data-wide={wide}>
    {figures.map(({ value, label }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
