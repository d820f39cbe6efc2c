import {
  BackendError,
  backend,
  type SendOutcome,
  type SentForm,
  type SubmissionMetadata,
} from 'shared/backend'
import { reportError, reportWarning } from 'shared/reporting'
import type { SubmissionForms } from 'shared/submissions/submissionForms'
import type { SubmissionKind } from 'shared/submissions/submissionKinds'
import { SubmissionRejected } from './SubmissionRejected'
import { tooMany } from './tooMany'

const rejections: Record<Exclude<SendOutcome, 'accepted' | 'waiting'>, string> = {
  full: 'This event has just filled up.',
  gone: 'This event is no longer listed.',
  invalid: 'Something in the form isn’t right. Please check what you entered.',
  tooMany,
}

/**
 * Sends what a visitor has filled in, and resolves with it. Rejects with words for the visitor where
 * the backend does not take it, or cannot be reached.
 */
export async function sendSubmission<
  Kind extends SubmissionKind,
  Form extends SentForm & SubmissionForms[Kind],
>(kind: Kind, form: Form, metadata: SubmissionMetadata): Promise<Form> {
  const submissions = await backend().submissions().catch(rejectNotLoaded)
  const outcome = await submissions.send(kind, form, metadata).catch((error: unknown) => {
    if (!(error instanceof BackendError)) throw error
    reportWarning('public-site', `A submission was not taken: ${kind}`, error)
    throw new SubmissionRejected({
      description:
        'We’re not sure this reached us. Please try again in a moment. It won’t be sent twice.',
    })
  })
  if (outcome === 'accepted' || outcome === 'waiting') return form
  throw new SubmissionRejected({ description: rejections[outcome] }, outcome)
}

/**
 * Handles that the code which sends a form has not come: rejects with words for the visitor. Some
 * browsers do not request it again in the same document, where trying again would never help.
 */
export function rejectNotLoaded(error: unknown): never {
  if (!(error instanceof BackendError) || error.failure !== 'notLoaded') throw error
  reportError('public-site', 'The code that sends a form could not be loaded', error)
  throw new SubmissionRejected({
    description: navigator.onLine
      ? 'Part of this page didn’t load. Please try again, or reload the page.'
      : 'You’re offline. Please try again when you reconnect.',
  })
}
