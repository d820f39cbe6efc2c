import { Link } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import styles from './HistoryLink.module.css'

interface HistoryLinkProps {
  /** The table of the store, "blog_posts". */
  table: string
  id: number
}

/** In an edit form: who changed the item and when, where the site has a store that knows. */
export function HistoryLink({ table, id }: HistoryLinkProps) {
  if (!hasStore()) return null
  return (
    <p className={styles.link}>
      <Link to={`/admin/history?${new URLSearchParams({ kind: table, id: `${id}` })}`}>
        Who changed this
      </Link>
    </p>
  )
}
