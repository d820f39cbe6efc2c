import type { SubmissionKind } from '../submissions/submissionKinds'

/** What is sent beside a form's values: the same each time that one filled-in form is sent. */
export interface SubmissionMetadata {
  /** A random UUID without hyphens. Submissions with the same id count once. */
  id: string
  /** What was typed into the field that only robots see. */
  website: string
  /** Since the form was shown, in milliseconds. */
  elapsed: number
}

/** The form's values, with what its kind adds to them. */
export interface SentForm {
  email: string
  /** Of one that is about an event. */
  eventId?: number
  eventTitle?: string
  createdAt?: string
}

/** How sending ended. `invalid`: a value was not accepted; `gone`: the event is; `tooMany`: in an hour. */
export type SendOutcome = 'accepted' | 'full' | 'gone' | 'invalid' | 'tooMany'

/** What visitors send, and what this device remembers of it. Rejects with a `BackendError`. */
export interface Submissions {
  /**
   * Sends a form. A registration takes a place, never more than there are, and this device remembers it.
   * Without a database it rejects with an `Error` where there is no place, or no such event.
   */
  send(kind: SubmissionKind, form: SentForm, metadata: SubmissionMetadata): Promise<SendOutcome>
  /**
   * Gives back the place of the latest registration for this event on this device. Resolves with
   * `false` when there is none anymore: another tab may have canceled it.
   */
  cancelRegistration(eventId: number): Promise<boolean>
  /**
   * Deletes what forms have left in this browser, and rejects where it cannot. What somebody else has
   * got stays there.
   */
  forgetSent(): Promise<void>
}
