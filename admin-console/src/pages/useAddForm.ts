import { useLocation, useNavigate } from 'shared/router'

/** The state of a list page's add form, which is open while the URL ends in "/new". */
export function useAddForm(listPath: string) {
  // The search is kept: behind the form, the list stays in its tab.
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const start = () => navigate({ pathname: `${listPath}/new`, search })

  function onOpenChange(open: boolean) {
    if (open) start()
    // Replaces the entry, so that Back does not reopen the form.
    else navigate({ pathname: listPath, search }, { replace: true })
  }

  const open = pathname.replace(/\/$/, '') === `${listPath}/new`
  return { start, drawer: { open, onOpenChange } }
}
