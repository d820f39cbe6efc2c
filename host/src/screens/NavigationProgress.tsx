import { useSyncExternalStore } from 'react'
import { useLocation } from 'shared/router'
import styles from './NavigationProgress.module.css'

/**
 * A thin bar at the top while a page is loading and the page before is still shown: the router
 * changes the URL at once, and its own location together with the page. It becomes visible, and is
 * announced, after a moment.
 */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const requested = useSyncExternalStore(
    onUrlChange,
    () => location.pathname,
    () => pathname,
  )
  return (
    <div aria-live="polite">
      {requested !== pathname && <span className={styles.bar}>Loading…</span>}
    </div>
  )
}

/** Browsers without the Navigation API go without the bar. */
function onUrlChange(listener: () => void) {
  const { navigation } = window
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}
