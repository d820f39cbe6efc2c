import { Page } from '../../components/Page'

export function BlogPage() {
  return (
    <Page title="Blog Management">
      <p>The blog posts will be written and published here.</p>
    </Page>
  )
}
