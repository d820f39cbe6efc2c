import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'shared/router'
import { SideDrawer } from '../components/SideDrawer'
import { passFocus } from '../focus/moveFocus'
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
    <SideDrawer
      open={open}
      onClose={onClose}
      placement="left"
      size="18rem"
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
