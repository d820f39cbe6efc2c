import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Which entry of the history is shown: the location's `key`. */
  locationKey: string
  /** What is shown in place of the children once rendering them has failed. */
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/**
 * Keeps a failure of what it contains to itself. Navigation renders the children again, as what
 * failed at one place need not fail at another. The root of the page reports what was caught.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State) {
    // Not for the navigation that failed itself: its error is new.
    if (failure && before.locationKey !== this.props.locationKey) {
      this.setState({ failure: null })
    }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
