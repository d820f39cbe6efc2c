import { Link } from 'shared/router'
import { Page } from '../../components/Page'

export function NotFoundPage() {
  return (
    <Page title="Page Not Found">
      <p>The console has no page at this URL.</p>
      <p>
        <Link to="/admin">Go to the Dashboard</Link>
      </p>
    </Page>
  )
}
