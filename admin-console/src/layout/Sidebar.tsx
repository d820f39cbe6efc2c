import { createContext, type ReactNode, useContext, useId } from 'react'
import { useAuth } from 'shared/auth'
import { Link, NavLink } from 'shared/router'
import { Icon, type IconName } from '../components/Icon'
import { IconTooltip } from '../components/IconTooltip'
import { useSiteName } from '../components/useSiteName'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { pages } from '../pages'
import { LogOutControl } from './LogOutControl'
import styles from './Sidebar.module.css'

/** Whether there are icons only, with tooltips. */
const Collapsed = createContext(false)

/** The console's navigation: its pages, the account, and the website. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const siteName = useSiteName()
  return (
    <Collapsed value={collapsed}>
      <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
        <Link to="/admin" className={styles.brand} aria-label={`${siteName}, Dashboard`}>
          <img src="/images/logo-mark.svg" alt="" width={24} height={24} />
          {!collapsed && <span className={styles.name}>{siteName}</span>}
        </Link>
        <Group label="Management">
          {pages.map(({ path, label, icon }) => (
            <Item key={path} to={path ? `/admin/${path}` : '/admin'} icon={icon} label={label} />
          ))}
        </Group>
        <Group label="Account">
          <Account />
        </Group>
        <ul className={styles.foot}>
          <Item to="/" icon="arrow-left" label="Back to Website" />
        </ul>
      </div>
    </Collapsed>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const Label = useContext(Collapsed) ? VisuallyHidden : 'p'
  const id = useId()
  return (
    <div>
      <Label id={id} className={styles.groupLabel}>
        {label}
      </Label>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

/** Leads to `to`, or does something. */
type ItemProps = { icon: IconName; label: string } & ({ to: string } | { onClick: () => void })

function Item({ icon, label, ...action }: ItemProps) {
  const collapsed = useContext(Collapsed)
  const Text = collapsed ? VisuallyHidden : 'span'
  const content = (
    <>
      <Icon name={icon} />
      <Text>{label}</Text>
    </>
  )
  return (
    <li>
      <IconTooltip title={collapsed && label} placement="right">
        {'to' in action ? (
          // /admin and / are prefixes of other URLs: they are current only on an exact match.
          <NavLink {...action} end={/^\/(admin)?$/.test(action.to)} className={styles.item}>
            {content}
          </NavLink>
        ) : (
          <button type="button" {...action} className={styles.item}>
            {content}
          </button>
        )}
      </IconTooltip>
    </li>
  )
}

function Account() {
  const { user } = useAuth()
  if (!user) return <Item to="/login" icon="log-in" label="Login" />
  return (
    <LogOutControl>
      {(onClick) => <Item icon="log-out" label="Logout" onClick={onClick} />}
    </LogOutControl>
  )
}
