import { Page } from '../../components/Page'

export function ImpactPage() {
  return (
    <Page title="Manage Impact Stats">
      <p>The figures that the home page counts up will be edited here.</p>
    </Page>
  )
}
