import { Tooltip } from 'antd'
import type { ReactElement } from 'react'
import { NavLink } from 'shared/router'
import { Icon, type IconName } from '../components/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden'
import styles from './Sidebar.module.css'

interface SidebarItemProps {
  icon: IconName
  label: string
  collapsed: boolean
}

export function SidebarLink({ to, ...item }: SidebarItemProps & { to: string }) {
  return (
    <ItemTooltip {...item}>
      {/* /admin and / are prefixes of other URLs: they are current only on an exact match. */}
      <NavLink to={to} end={to === '/admin' || to === '/'} className={styles.item}>
        <ItemContent {...item} />
      </NavLink>
    </ItemTooltip>
  )
}

export function SidebarButton({ onClick, ...item }: SidebarItemProps & { onClick: () => void }) {
  return (
    <ItemTooltip {...item}>
      <button type="button" className={styles.item} onClick={onClick}>
        <ItemContent {...item} />
      </button>
    </ItemTooltip>
  )
}

function ItemTooltip({
  label,
  collapsed,
  children,
}: SidebarItemProps & { children: ReactElement }) {
  return (
    <li>
      <Tooltip title={collapsed ? label : null} placement="right">
        {children}
      </Tooltip>
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
