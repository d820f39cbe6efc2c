import { NavLink } from 'shared/router'
import { Icon, type IconName } from '../components/Icon'
import { IconTooltip } from '../components/IconTooltip'
import { VisuallyHidden } from '../components/VisuallyHidden'
import styles from './Sidebar.module.css'

interface SidebarItemProps {
  icon: IconName
  label: string
  collapsed: boolean
}

export function SidebarLink({ to, ...item }: SidebarItemProps & { to: string }) {
  return (
    <li>
      <IconTooltip title={item.collapsed && item.label} placement="right">
        {/* /admin and / are prefixes of other URLs: they are current only on an exact match. */}
        <NavLink to={to} end={to === '/admin' || to === '/'} className={styles.item}>
          <ItemContent {...item} />
        </NavLink>
      </IconTooltip>
    </li>
  )
}

export function SidebarButton({ onClick, ...item }: SidebarItemProps & { onClick: () => void }) {
  return (
    <li>
      <IconTooltip title={item.collapsed && item.label} placement="right">
        <button type="button" className={styles.item} onClick={onClick}>
          <ItemContent {...item} />
        </button>
      </IconTooltip>
    </li>
  )
}

function ItemContent({ icon, label, collapsed }: SidebarItemProps) {
  const Text = collapsed ? VisuallyHidden : 'span'
  return (
    <>
      <Icon name={icon} />
      <Text>{label}</Text>
    </>
  )
}
