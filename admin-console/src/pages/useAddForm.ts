import { useLocation, useNavigate } from 'shared/router'

/** The state of a list page's add form, which is open while the URL ends in "/new". */
export function useAddForm(listPath: string) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return {
    adding: pathname.replace(/\/$/, '') === `${listPath}/new`,
    startAdding: () => navigate(`${listPath}/new`),
    // Replaces the entry, so that Back does not reopen the form.
    stopAdding: () => navigate(listPath, { replace: true }),
  }
}
