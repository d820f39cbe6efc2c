import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { backend } from 'shared/backend'
import { useRootMark } from 'shared/browser/useRootMark'
import { Link, Outlet, useLocation } from 'shared/router'
import { administration } from '../backend/administration'
import { Icon } from '../components/Icon'
import { SideDrawer } from '../components/SideDrawer'
import { useSiteName } from '../components/useSiteName'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { passFocus } from '../focus/moveFocus'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import styles from './AdminLayout.module.css'
import { followLogOut } from './logOut'
import { PageErrorBoundary } from './PageErrorBoundary'
import { Sidebar } from './Sidebar'
import { useCloseUndo } from './useCloseUndo'
import { useSidebar } from './useSidebar'

/** The sidebar has the same, where this does not load. */
const AccountMenu = lazy(() =>
  import('./AccountMenu').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: () => null }),
  ),
)

const SaveStatus = lazy(() =>
  import('../features/unsent-changes/screens').then((module) => ({ default: module.SaveStatus })),
)

const StorageFull = lazy(() =>
  import('../features/unsent-changes/screens').then((module) => ({ default: module.StorageFull })),
)

/** The frame of every page: skip link, sidebar and main content. */
export function AdminLayout() {
  const { isDrawer, open, drawerOpen, toggle, closeDrawer } = useSidebar()
  const siteName = useSiteName()
  const { outbox } = administration()
  const isFull = useSyncExternalStore(outbox.subscribe, outbox.isVolatile)
  const { sharedWithOthers } = backend().capabilities
  useEffect(followLogOut, [])
  useCloseUndo()
  useRootMark('console')
  useRootMark('sidebar-collapsed', !isDrawer && !open)
  useRootMark('save-status', sharedWithOthers)

  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skipLink}>
        Skip to content
      </a>
      {isDrawer ? (
        <SidebarDrawer open={drawerOpen} onClose={closeDrawer} />
      ) : (
        <nav className={styles.sidebar} aria-label="Console">
          <Sidebar collapsed={!open} />
        </nav>
      )}
      <div className={styles.column}>
        <header className={styles.header} data-toast-bar>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isDrawer ? drawerOpen : open}
              aria-keyshortcuts="Control+B Meta+B"
              title="Ctrl+B or ⌘B"
              onClick={toggle}
            >
              <Icon name={isDrawer ? 'menu' : 'sidebar'} />
              <VisuallyHidden>Sidebar</VisuallyHidden>
            </button>
            {isDrawer && <span className={styles.brand}>{siteName}</span>}
            <div className={styles.end}>
              <Link to="/" className={styles.site}>
                View site
              </Link>
              <Suspense>
                <AccountMenu />
              </Suspense>
            </div>
          </div>
          {sharedWithOthers && (
            <div className={styles.saveStatus}>
              <Suspense>
                <SaveStatus />
              </Suspense>
            </div>
          )}
        </header>
        {isFull && (
          <Suspense>
            <StorageFull />
          </Suspense>
        )}
        <main id="content" className={styles.content} tabIndex={-1}>
          <PageErrorBoundary>
            <Outlet />
          </PageErrorBoundary>
        </main>
      </div>
    </div>
  )
}

/** The sidebar on small screens: over the content, until a link is followed. */
function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(onClose, [pathname])

  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      placement="left"
      title="Menu"
      styles={{ body: { padding: 0 }, section: { background: 'var(--paper)' } }}
    >
      <Navigation />
    </SideDrawer>
  )
}

function Navigation() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  useRestoreFocus(pathname === openedAt)

  useEffect(() => passFocus(nav.current?.querySelector('a'), { preventScroll: true }), [])

  return (
    <nav ref={nav} aria-label="Console">
      <Sidebar collapsed={false} />
    </nav>
  )
}
