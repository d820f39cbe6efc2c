import { Page } from '../../components/Page'

export function SettingsPage() {
  return (
    <Page title="Settings">
      <p>The payment gateway and the name and contact of the foundation will be set here.</p>
    </Page>
  )
}
