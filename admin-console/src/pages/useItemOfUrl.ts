import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { type RootState, useAppSelector } from '../state/hooks'

/**
 * The item that the URL names, "?edit=5", for a form that is open from the beginning. The parameter is then
 * removed: a reload does not open the form again.
 */
export function useItemOfUrl<Item extends { id: number }>(
  select: (state: RootState) => readonly Item[],
): Item | undefined {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search).get('edit')
  const items = useAppSelector(select)

  useEffect(() => {
    if (wanted === null) return
    const params = new URLSearchParams(location.search)
    params.delete('edit')
    navigate({ search: `${params}` }, { replace: true })
  }, [wanted, navigate])

  return wanted === null ? undefined : items.find(({ id }) => String(id) === wanted)
}
