export interface Notice {
  title: string
  description: string
}

/**
 * An expected rejection, thrown by a `submit`: shown to the visitor, not reported. What it leaves
 * out is taken from the form's own words for a failure.
 */
export class SubmissionRejected extends Error {
  constructor(readonly notice: Partial<Notice>) {
    super(notice.description ?? notice.title)
  }
}
