import { useLayoutEffect } from 'react'

const counts = new Map<string, number>()

/**
 * Marks the document's root with `data-<name>` while this is mounted and `on`, for styles of what lies
 * elsewhere in the page. With `:root:has(…)` a browser calculates the styles of the page again at nearly
 * every change.
 */
export function useRootMark(name: string, on = true) {
  useLayoutEffect(() => {
    if (!on) return
    count(name, 1)
    return () => count(name, -1)
  }, [name, on])
}

/** A drawer may open while another one with the same mark slides out. */
function count(name: string, change: 1 | -1) {
  const now = (counts.get(name) ?? 0) + change
  counts.set(name, now)
  document.documentElement.toggleAttribute(`data-${name}`, now > 0)
}
