import { useLocation, useNavigate } from 'shared/router'

/** The state of a list page's add form, which is open while the URL ends in "/new". */
export function useAddForm(listPath: string) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const start = () => navigate(`${listPath}/new`)

  function onOpenChange(open: boolean) {
    if (open) start()
    // Replaces the entry, so that Back does not reopen the form.
    else navigate(listPath, { replace: true })
  }

  return { open: pathname.replace(/\/$/, '') === `${listPath}/new`, start, onOpenChange }
}
