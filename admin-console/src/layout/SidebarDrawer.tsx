import { Drawer } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'shared/router'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import { Sidebar } from './Sidebar'

interface SidebarDrawerProps {
  open: boolean
  onClose: () => void
}

/** The sidebar on small screens: over the content, until a link is followed. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(onClose, [pathname])

  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      // Ant Design would focus a wrapper of the dialog, and screen readers would not announce its name.
      autoFocus={false}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
      closable={{ placement: 'end' }}
      size="18rem"
      title="Menu"
      styles={{ body: { padding: 0 }, section: { background: 'var(--paper)' } }}
    >
      <Navigation />
    </Drawer>
  )
}

function Navigation() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  useRestoreFocus(pathname === openedAt)

  useEffect(() => nav.current?.querySelector('a')?.focus({ preventScroll: true }), [])

  return (
    <nav ref={nav} aria-label="Console">
      <Sidebar collapsed={false} />
    </nav>
  )
}
