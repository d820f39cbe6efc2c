import { Page } from '../../components/Page'

export function ProgramsPage() {
  return (
    <Page title="Programs Management">
      <p>The programs on the home page will be edited here.</p>
    </Page>
  )
}
