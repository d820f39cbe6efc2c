import type { SendOutcome } from 'shared/backend'

export interface Notice {
  title: string
  description: string
}

interface Rejection extends Partial<Notice> {
  /** A field of the form says it, which a toast would cover on a phone. */
  atField?: boolean
}

/**
 * An expected rejection, thrown by a `submit`: shown to the visitor, not reported. A title or a
 * description that it leaves out is the one of the form's `failure`.
 */
export class SubmissionRejected extends Error {
  constructor(
    readonly notice: Rejection,
    /** Where the backend has answered. */
    readonly outcome?: SendOutcome,
  ) {
    super(notice.description ?? notice.title)
  }
}
