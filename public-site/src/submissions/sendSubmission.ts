import {
  BackendError,
  backend,
  type SendOutcome,
  type SentForm,
  type SubmissionMetadata,
} from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import type { SubmissionForms } from 'shared/submissions/submissionForms'
import type { SubmissionKind } from 'shared/submissions/submissionKinds'
import { rejectNotLoaded } from './rejectNotLoaded'
import { SubmissionRejected } from './SubmissionRejected'

const rejections: Record<Exclude<SendOutcome, 'accepted'>, string> = {
  full: 'All places at this event are taken by now.',
  gone: 'This event is no longer listed.',
  invalid: 'Something that you typed was not accepted. Please check it.',
  tooMany: 'A lot came from your connection. Please try again in an hour, or call us.',
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
      description: 'We could not be reached. Please try again in a moment: nothing is sent twice.',
    })
  })
  if (outcome !== 'accepted') throw new SubmissionRejected({ description: rejections[outcome] })
  return form
}
