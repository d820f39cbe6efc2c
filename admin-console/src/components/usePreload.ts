import { useEffect } from 'react'

/** Loads what a page may show later, behind what it shows first: by then there may be no connection. */
export function usePreload(load: () => Promise<unknown>, when = true) {
  useEffect(() => {
    if (when) load().catch(() => {})
  }, [load, when])
}
