import { useEffect, useRef } from 'react'

/** Whether the form is still there: what follows a submission must not move a visitor who has left it. */
export function useIsMounted() {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
