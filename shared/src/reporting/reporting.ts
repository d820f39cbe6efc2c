/** How failures are kept apart and reported. The error boundary is here so that it is loaded once. */
export { ErrorBoundary } from './ErrorBoundary'
export {
  type FailureReport,
  onReport,
  type RemoteLoadReport,
  type Report,
  type ReportedCause,
  type ReportingPart,
  reportError,
  reportRemoteLoad,
  reportWarning,
} from './reports'
