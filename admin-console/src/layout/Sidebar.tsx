import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useAuth } from 'shared/auth'
import { Link } from 'shared/router'
import { useSiteName } from '../components/useSiteName'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { hasUnsentChanges } from '../features/unsent-changes/hasUnsentChanges'
import { pages } from '../pages'
import { logOut } from './logOut'
import styles from './Sidebar.module.css'
import { SidebarButton, SidebarLink } from './SidebarItem'
import { SignedInMark } from './SignedInMark'

const SignOutDialog = lazy(() =>
  import('../features/unsent-changes/screens').then((module) => ({
    default: module.SignOutDialog,
  })),
)

interface SidebarProps {
  /** Shows icons only, with tooltips. */
  collapsed: boolean
}

/** The console's navigation: its pages, the account, and the website. */
export function Sidebar({ collapsed }: SidebarProps) {
  const siteName = useSiteName()
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <Link to="/admin" className={styles.brand} aria-label={`${siteName}, Dashboard`}>
        <img src="/images/logo-mark.svg" alt="" width={24} height={24} />
        {!collapsed && <span className={styles.name}>{siteName}</span>}
      </Link>
      <Group label="Management" collapsed={collapsed}>
        {pages.map(({ path, label, icon }) => (
          <SidebarLink
            key={path}
            to={path ? `/admin/${path}` : '/admin'}
            icon={icon}
            label={label}
            collapsed={collapsed}
          />
        ))}
      </Group>
      <Group label="Account" collapsed={collapsed}>
        {collapsed ? (
          <li>
            <SignedInMark />
          </li>
        ) : (
          <SignedInUser />
        )}
        <AccountItem collapsed={collapsed} />
      </Group>
      <ul className={styles.foot}>
        <SidebarLink to="/" icon="arrow-left" label="Back to Website" collapsed={collapsed} />
      </ul>
    </div>
  )
}

interface GroupProps extends SidebarProps {
  label: string
  children: ReactNode
}

function Group({ label, collapsed, children }: GroupProps) {
  const id = useId()
  return (
    <div>
      {collapsed ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <p id={id} className={styles.groupLabel}>
          {label}
        </p>
      )}
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function SignedInUser() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <li className={styles.user}>
      {user.name}
      <span className={styles.email}>{user.email}</span>
    </li>
  )
}

function AccountItem({ collapsed }: SidebarProps) {
  const { status } = useAuth()
  const [asking, setAsking] = useState(false)
  if (status !== 'signedIn') {
    return <SidebarLink to="/login" icon="log-in" label="Login" collapsed={collapsed} />
  }
  return (
    <>
      <SidebarButton
        icon="log-out"
        label="Logout"
        collapsed={collapsed}
        onClick={() => (hasUnsentChanges() ? setAsking(true) : logOut())}
      />
      <Suspense>
        {asking && <SignOutDialog onSignOut={logOut} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
