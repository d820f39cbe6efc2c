import { Page } from '../../components/Page'

export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <p>The figures of the foundation and the ways to add something new will be here.</p>
    </Page>
  )
}
