import { type ReactNode, useId } from 'react'
import { Link } from 'shared/router'
import styles from './Figures.module.css'

export interface Figure {
  value: string
  label: string
  /** The list of what is counted. */
  to?: string
}

interface FiguresProps {
  heading: string
  /** Where the figures come from. */
  note: string
  figures: readonly Figure[]
  small?: boolean
  /** Stands above the figures: why they are missing, or old. */
  children?: ReactNode
}

/** A row of figures with labels. */
export function Figures({ heading, note, figures, small, children }: FiguresProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <p>{note}</p>
      {children}
      <dl data-small={small || undefined}>
        {figures.map(({ value, label, to }) => (
          <div key={label}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
