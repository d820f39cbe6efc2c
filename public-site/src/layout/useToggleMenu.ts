import { type RefObject, type ToggleEvent, useEffect, useState } from 'react'
import { useLocation } from 'shared/router'

const focusable = ':is(a[href], button):not(:disabled)'

/**
 * The small-screen menu inside `container`, which holds its button too. The browser opens and closes
 * it, so that its button works before the page has hydrated; Escape and a press outside close it as
 * well. This hook closes it on navigation and on a wide screen, and keeps the focus inside.
 */
export function useToggleMenu(
  container: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  const { key } = useLocation()
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere else closes it
  useEffect(() => {
    const element = menu.current
    // A press has opened it already.
    if (element?.matches(':popover-open')) setOpen(true)
    return () => element?.hidePopover()
  }, [menu, key])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusInside(event, container.current)
    }
    const listeners = new AbortController()
    document.addEventListener('keydown', onKeyDown, listeners)
    const close = () => menu.current?.hidePopover()
    // The page of a link may be long in coming: the one before it stays in sight meanwhile.
    const onClick = ({ target }: Event) => (target as Element).closest('a') && close()
    menu.current?.addEventListener('click', onClick, listeners)
    matchMedia('(width >= 60rem)').addEventListener('change', close, listeners)
    return () => listeners.abort()
  }, [open, container, menu])

  return {
    open,
    onBeforeToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
  }
}

function keepFocusInside(event: KeyboardEvent, container: HTMLElement | null) {
  const stops = [...(container?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  if (event.shiftKey) stops.reverse()
  const { activeElement } = document
  if (activeElement !== stops.at(-1) && container?.contains(activeElement)) return
  event.preventDefault()
  stops[0]?.focus()
}
