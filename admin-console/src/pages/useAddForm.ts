import { useLocation, useNavigate } from 'shared/router'

/** The add form of a list page is open while the URL is the list's with "/new" behind it. */
export function useAddForm(listPath: string) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return {
    adding: pathname.replace(/\/$/, '') === `${listPath}/new`,
    startAdding: () => navigate(`${listPath}/new`),
    // Replaced, so that Back does not open a form again that has been sent.
    stopAdding: () => navigate(listPath, { replace: true }),
  }
}
