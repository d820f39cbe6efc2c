import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useHydrated } from '../../browser/useHydrated'
import { recoveryLink } from './recoveryLink'

/** Reads the link in the URL, and removes it from the URL and from the history at once. */
export function useRecoveryLink() {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { hash, pathname, state } = useLocation()
  const [link, setLink] = useState<ReturnType<typeof recoveryLink>>(null)
  const arriving = hydrated ? recoveryLink(hash) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the fragment changes
  useEffect(() => {
    if (!arriving) return
    setLink(arriving)
    navigate(pathname, { replace: true, state })
  }, [hash, hydrated])

  return { link: arriving ?? link, setLink }
}
