export interface Notice {
  title: string
  description: string
}

/**
 * An expected rejection, thrown by a `submit`: shown to the visitor, not reported. A title or a
 * description that it leaves out is the one of the form's `failure`.
 */
export class SubmissionRejected extends Error {
  constructor(readonly notice: Partial<Notice>) {
    super(notice.description ?? notice.title)
  }
}
