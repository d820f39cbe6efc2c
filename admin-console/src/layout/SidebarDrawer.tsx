import { Drawer } from 'antd'
import { useEffect } from 'react'
import { useLocation } from 'shared/router'
import { Sidebar } from './Sidebar'

interface SidebarDrawerProps {
  open: boolean
  onClose: () => void
}

/** The sidebar on small screens: over the content, until a way is chosen. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on a page closes the drawer
  useEffect(onClose, [pathname])

  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      // Ant Design would focus an element around the dialog; its close button takes the focus instead.
      autoFocus={false}
      closable={{ placement: 'end' }}
      size="18rem"
      title="Menu"
      styles={{ body: { padding: 0 }, section: { background: 'var(--paper)' } }}
    >
      <nav aria-label="Console">
        <Sidebar collapsed={false} />
      </nav>
    </Drawer>
  )
}
