import type { BackendFailure } from 'shared/backends/supabase/supabaseRequest'

const misunderstood =
  'The store answered in a way that this console does not understand. One of them may be of another version: reload the page.'

/** Explains a failed request to the administrator. */
export const failureTexts: Record<BackendFailure, string> = {
  unavailable: 'The store cannot be reached at the moment.',
  signedOut: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account may not do this any more.',
  taken: misunderstood,
  refused: misunderstood,
}
