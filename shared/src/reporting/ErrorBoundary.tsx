import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** The location's `key`, which changes with each navigation. */
  locationKey: string
  /** What is shown in place of the children once rendering them has failed. */
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/**
 * Shows a fallback when rendering its children fails. Navigation renders the children again, as
 * another page need not fail. The root of the page reports the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State) {
    // Not if rendering failed after this very navigation: then the error is a new one.
    if (failure && before.locationKey !== this.props.locationKey) {
      this.setState({ failure: null })
    }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
