import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie'

/** The sidebar beside the content, or, below 768 px, the drawer over it. */
export function useSidebar() {
  const isDrawer = useMediaQuery('(max-width: 767.98px)')
  const [open, setOpen] = useState(readSidebarCookie)
  const [drawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isDrawer) {
      setDrawerOpen(!drawerOpen)
    } else {
      setOpen(!open)
      writeSidebarCookie(!open)
    }
  }, [isDrawer, drawerOpen, open])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'b'
      if (!isShortcut || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!event.repeat) toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return { isDrawer, open, drawerOpen, toggle, closeDrawer: () => setDrawerOpen(false) }
}
