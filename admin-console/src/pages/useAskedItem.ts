import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { useAppSelector } from '../app/hooks'
import type { RootState } from '../app/store'

/** The item whose form the URL asks for, "?edit=5". It asks once: the URL forgets it. */
export function useAskedItem<Item extends { id: number }>(
  select: (state: RootState) => readonly Item[],
): Item | undefined {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('edit')
  const items = useAppSelector(select)

  useEffect(() => {
    if (asked === null) return
    const params = new URLSearchParams(location.search)
    params.delete('edit')
    navigate({ search: `${params}` }, { replace: true })
  }, [asked, navigate])

  return asked === null ? undefined : items.find(({ id }) => String(id) === asked)
}
