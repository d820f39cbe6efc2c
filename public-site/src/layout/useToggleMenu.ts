import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'shared/router'

const focusable = ':is(a[href], button):not(:disabled)'

/**
 * The small-screen menu inside `container`, which holds its toggle button too. While it is open the
 * focus stays inside; Escape, navigation, a press outside and a wide screen close it.
 */
export function useToggleMenu(
  container: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  const { key } = useLocation()
  // Open for one location only: arriving anywhere else closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const close = () => setOpenAt(undefined)

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close()
        toggle.current?.focus()
      }
      if (event.key === 'Tab') keepFocusInside(event, container.current)
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close()
    }
    const wide = window.matchMedia('(width >= 60rem)')

    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    wide.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      wide.removeEventListener('change', close)
    }
  }, [open, container, toggle])

  return {
    open,
    close: () => setOpenAt(undefined),
    toggle: () => setOpenAt(open ? undefined : key),
  }
}

function keepFocusInside(event: KeyboardEvent, container: HTMLElement | null) {
  const stops = [...(container?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const first = stops[0]
  const last = stops.at(-1)
  const { activeElement } = document
  const leaving = event.shiftKey ? first : last
  if (activeElement !== leaving && container?.contains(activeElement)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
