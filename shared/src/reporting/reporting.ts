/** The error boundary, which is here so that it is loaded once, and error reporting. */
export { ErrorBoundary } from './ErrorBoundary'
export * from './reports'
