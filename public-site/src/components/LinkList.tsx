import { Link } from 'shared/router'
import styles from './LinkList.module.css'

interface LinkListProps {
  links: readonly { to: string; label: string; note?: string }[]
}

/** Where to go from here, each with a word about it. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.links}>
    {links.map(({ to, label, note }) => (
      <li key={to} className={styles.item}>
        <Link className={styles.link} to={to}>
          {label}
        </Link>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </li>
    ))}
  </ul>
)
