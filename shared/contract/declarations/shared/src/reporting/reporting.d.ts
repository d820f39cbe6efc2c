export { ErrorBoundary } from './ErrorBoundary';
export { type FailureReport, onReport, type RemoteLoadReport, type Report, type ReportedCause, type ReportingPart, reportError, reportRemoteLoad, reportWarning, } from './reports';
