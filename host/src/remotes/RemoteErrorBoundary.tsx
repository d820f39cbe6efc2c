import { Component, type ReactNode } from 'react'
import { RemoteFailureScreen } from '../screens/RemoteFailureScreen'
import { UnexpectedErrorScreen } from '../screens/UnexpectedErrorScreen'
import { RemoteLoadError } from './RemoteLoadError'

interface Props {
  onTryAgain: () => void
  children: ReactNode
}

/** Shows what failed below it: loading the remote, or the remote's own rendering. */
export class RemoteErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return error instanceof RemoteLoadError ? (
      <RemoteFailureScreen error={error} onTryAgain={this.props.onTryAgain} />
    ) : (
      <UnexpectedErrorScreen />
    )
  }
}
