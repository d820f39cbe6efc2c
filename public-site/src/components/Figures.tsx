import type { ReactNode } from 'react'
import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { value: ReactNode; label: string }[]
  /** "wide" where the values are words rather than numbers; or how long the longest is (rowSize.ts). */
  size?: 'wide' | 'long' | 'longest' | 'endless' | undefined
}

/** Numbers, large, each above what it counts. */
export const Figures = ({ figures, size }: FiguresProps) => (
  <dl className={styles.figures} data-size={size}>
    {figures.map(({ value, label }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have one label
      <div key={index} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
