import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { Page } from '../components/Page'

/** Catches rendering errors of a page, so that the sidebar stays usable. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page title="Unexpected Application Error!">
        <p>This page could not be shown. What you have saved is still there.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Page>
    )
  }
}
