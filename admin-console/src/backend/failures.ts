import { BackendError, type BackendFailure } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'

const misunderstood = 'This console may be out of date. Reload the page.'

const failureTexts: Record<BackendFailure, string> = {
  unavailable: 'We can’t reach the database right now.',
  notLoaded: 'Part of the console didn’t load. Reload the page.',
  signedOut: 'Your session has ended. Please sign in again.',
  forbidden: 'You don’t have access to this.',
  taken: misunderstood,
  refused: misunderstood,
}

export const failureText = (failure: BackendFailure) =>
  failure === 'unavailable' && !navigator.onLine ? 'You’re offline.' : failureTexts[failure]

/** Why a request failed. An answer that cannot be parsed counts as refused. */
export function failureOf(error: unknown): BackendFailure {
  if (error instanceof BackendError) return error.failure
  reportError('admin-console', 'The backend answered something that cannot be read', error)
  return 'refused'
}

export const showFailure = (title: string, error: unknown) =>
  showToast({ kind: 'destructive', title, description: failureText(failureOf(error)) })
