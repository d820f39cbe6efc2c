import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie'

/**
 * The sidebar beside the content, or, below 768 px, the drawer over it. Where it would leave the content too
 * little room, it is icons only until somebody opens it.
 */
export function useSidebar() {
  const isDrawer = useMediaQuery('(max-width: 767.98px)')
  const isNarrow = useMediaQuery('(max-width: 1023.98px)')
  const [chosen, setChosen] = useState(readSidebarCookie)
  const open = chosen ?? !isNarrow
  const [drawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isDrawer) {
      setDrawerOpen(!drawerOpen)
    } else {
      setChosen(!open)
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
