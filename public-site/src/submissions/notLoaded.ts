import { reportError } from 'shared/reporting'
import { SubmissionRejected } from './SubmissionRejected'

/**
 * Handles that the code which sends a form has not come. Some browsers do not request it again in the
 * same document, where trying again would never help.
 */
export function notLoaded(error: unknown): never {
  reportError('public-site', 'The code that sends a form could not be loaded', error)
  throw new SubmissionRejected({
    description:
      'A part of this page has not loaded. If trying again does not help, please reload the page.',
  })
}
