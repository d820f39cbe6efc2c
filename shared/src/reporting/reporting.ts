/** The error boundary, which is here so that it is loaded once, and error reporting. */
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
