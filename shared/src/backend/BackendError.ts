/**
 * Why a backend did not do what it was asked to, as far as it matters for what to do next.
 *
 * - `unavailable`: no answer, too slow, overloaded, broken or in the middle of something. The same
 *   request may succeed later, and may have been carried out all the same.
 * - `notLoaded`: the code that would have asked has not come. Some browsers request it again only in
 *   another document.
 * - `signedOut`: the session is missing, expired or forged.
 * - `forbidden`: the session does not allow this.
 * - `taken`: a row with this key exists already.
 * - `refused`: it does not accept what was sent. It never will.
 */
export type BackendFailure =
  | 'unavailable'
  | 'notLoaded'
  | 'signedOut'
  | 'forbidden'
  | 'taken'
  | 'refused'

/** Any failure of a backend. Its `cause` may quote what was sent and stays out of reports. */
export class BackendError extends Error {
  constructor(
    readonly failure: BackendFailure,
    message: string,
    options: ErrorOptions = {},
    /** The status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(message, options)
    this.name = 'BackendError'
  }
}
