import { Link } from 'shared/router'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  /** What the page belongs to, the widest first. */
  parents: readonly { to: string; label: string }[]
  /** The page itself. */
  current: string
}

/** Where a page of one item stands, and the way back. */
export const Breadcrumb = ({ parents, current }: BreadcrumbProps) => (
  <nav className={styles.breadcrumb} aria-label="Breadcrumb">
    <ol>
      {parents.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
)
