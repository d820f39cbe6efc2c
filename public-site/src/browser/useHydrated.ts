import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `false` on a server and while the page hydrates: what is stored in the browser is not known yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
