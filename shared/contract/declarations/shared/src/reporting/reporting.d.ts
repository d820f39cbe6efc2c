export { ErrorBoundary } from './ErrorBoundary';
export * from './reports';
