import { BackendError, type BackendFailure } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'

const misunderstood =
  'The store answered in a way that this console does not understand. One of them may be of another version: reload the page.'

export const failureTexts: Record<BackendFailure, string> = {
  unavailable: 'The store cannot be reached at the moment.',
  notLoaded: 'A part of the console has not loaded. Reload the page.',
  signedOut: 'Your session has ended. Please sign in again.',
  forbidden: 'Your account may not do this any more.',
  taken: misunderstood,
  refused: misunderstood,
}

/** Why a request failed. An answer that cannot be parsed counts as refused. */
export function failureOf(error: unknown): BackendFailure {
  if (error instanceof BackendError) return error.failure
  reportError('admin-console', 'The backend answered something that cannot be read', error)
  return 'refused'
}

export const showFailure = (title: string, error: unknown) =>
  showToast({ kind: 'destructive', title, description: failureTexts[failureOf(error)] })
