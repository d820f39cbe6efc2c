import { BackendError } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { SubmissionRejected } from './SubmissionRejected'

/**
 * Handles that the code which sends a form has not come: rejects with words for the visitor. Some
 * browsers do not request it again in the same document, where trying again would never help.
 */
export function rejectNotLoaded(error: unknown): never {
  if (!(error instanceof BackendError) || error.failure !== 'notLoaded') throw error
  reportError('public-site', 'The code that sends a form could not be loaded', error)
  throw new SubmissionRejected({
    description:
      'A part of this page has not loaded. If trying again does not help, please reload the page.',
  })
}
