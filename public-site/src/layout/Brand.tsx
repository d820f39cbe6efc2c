import { Link } from 'shared/router'
import { useSiteSettings } from '../site/useSiteSettings'
import styles from './Brand.module.css'

/** The foundation's mark and name, leading home. */
export function Brand() {
  const { siteName } = useSiteSettings()
  return (
    <Link className={styles.brand} to="/">
      <svg className={styles.mark} width="40" viewBox="0 0 40 26" aria-hidden="true">
        <path d="M11 22a9 9 0 0 1 18 0Z" />
        <path d="M6.5 22a13.5 13.5 0 0 1 27 0M2 22a18 18 0 0 1 36 0" />
        <path d="M1 24.8h38" />
      </svg>
      <span className={styles.name}>{siteName}</span>
    </Link>
  )
}
