import { Component, type ReactNode } from 'react'
import { RemoteFailureScreen } from '../screens/RemoteFailureScreen'
import { UnexpectedErrorScreen } from '../screens/UnexpectedErrorScreen'
import { RemoteLoadError } from './RemoteLoadError'

interface Props {
  onTryAgain: () => void
  /** Which entry of the history is shown. */
  locationKey: string
  children: ReactNode
}

interface State {
  error: unknown
}

/**
 * Shows what failed below it: loading the remote, or the remote's own rendering. What failed at one
 * place need not fail at another: going back shows the page that was there before.
 */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate(before: Props, { error }: State) {
    // Not the navigation that failed itself: its error is new.
    if (error !== null && before.locationKey !== this.props.locationKey) {
      this.setState({ error: null })
    }
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
