import type { BackendFailure } from 'shared/backend'

const misunderstood =
  'The store answered in a way that this console does not understand. One of them may be of another version: reload the page.'

/** Explains a failure of the backend to the administrator. */
export const failureTexts: Record<BackendFailure, string> = {
  unavailable: 'The store cannot be reached at the moment.',
  notLoaded: 'A part of the console has not loaded. Reload the page.',
  signedOut: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account may not do this any more.',
  taken: misunderstood,
  refused: misunderstood,
}
