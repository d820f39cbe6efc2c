import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Dotted } from './Dotted'
import styles from './LatestList.module.css'

interface LatestListProps {
  items: readonly {
    key: number | string
    name: string
    /** Where the whole item leads. */
    to: string
    /** Stands at the end of the name's line. */
    aside: ReactNode
    /** Short texts about it. */
    note: readonly string[]
    /** Stands at the end of their line. */
    badge?: ReactNode
  }[]
  /** The link to the whole list. */
  all: { to: string; label: string }
}

/** The newest of a list, each a link. */
export const LatestList = ({ items, all }: LatestListProps) => (
  <>
    <ul className={styles.list}>
      {items.map(({ key, name, to, aside, note, badge }) => (
        <li key={key}>
          <Link to={to}>{name}</Link>
          <span className={styles.aside}>{aside}</span>
          <span className={styles.note}>
            <Dotted parts={note} />
          </span>
          {badge}
        </li>
      ))}
    </ul>
    <Link to={all.to}>{all.label}</Link>
  </>
)
