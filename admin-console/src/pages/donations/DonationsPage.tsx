import { Page } from '../../components/Page'

export function DonationsPage() {
  return (
    <Page title="Donations">
      <p>The donation records will be kept here.</p>
    </Page>
  )
}
