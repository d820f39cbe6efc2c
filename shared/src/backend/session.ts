import type { Tokens } from '../entities/session'

/** How an attempt to sign in ended. */
export type SignInOutcome = 'signedIn' | 'refused' | 'tooMany'

/** How setting a new password ended: the link may be too old, or the password too simple. */
export type ResetOutcome = SignInOutcome | 'expired' | 'weak'

/** Signing in and out. All but `hasEnded` reject with a `BackendError` when the backend cannot be asked. */
export interface Session {
  signIn(email: string, password: string): Promise<SignInOutcome>
  /** Ends the session of these tokens, which this browser has forgotten, on other devices too. */
  revoke(tokens: Tokens): Promise<unknown>
  /** Whether the last session of this browser has expired or was revoked. */
  hasEnded(): boolean
  /** Has a link sent to the sign-in page at `redirectTo`. Ends alike for every address. */
  requestPasswordReset(email: string, redirectTo: string): Promise<void>
  /** Sets a new password with the tokens of such a link, and signs in. */
  resetPassword(tokens: Tokens, password: string): Promise<ResetOutcome>
}
