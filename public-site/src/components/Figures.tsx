import type { ReactNode } from 'react'
import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { value: ReactNode; label: string }[]
  /** "wide" where the values are words rather than numbers; or how long the longest is (StatFigure.tsx). */
  size?: 'wide' | 'long' | 'longest' | 'endless' | undefined
}

/** Numbers, large, each above what it counts. */
export const Figures = ({ figures, size }: FiguresProps) => (
  <dl className={styles.figures} data-size={size}>
    {figures.map(({ value, label }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
