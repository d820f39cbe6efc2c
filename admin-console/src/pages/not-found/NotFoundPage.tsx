import { Link } from 'shared/router'
import { Page } from '../../components/Page'

export function NotFoundPage() {
  return (
    <Page title="Page Not Found">
      <p>There’s no page at this address.</p>
      <p>
        <Link to="/admin">Go to the Dashboard</Link>
      </p>
    </Page>
  )
}
