/**
 * What is behind the site: it keeps the content, takes what visitors send, and knows who may
 * administer. There are two implementations (`backends/browser`, `backends/supabase`), of which the
 * shell chooses one at start; nobody else asks which. One instance in the page: the shell shares it.
 */
import { use, useSyncExternalStore } from 'react'
import type { DeviceRegistration } from '../collections/registrations'
import type { CharityEvent } from '../entities/event'
import type { Tokens } from '../entities/session'
import type { LinkPurpose } from '../messages/linkPurposes'
import type { Collection } from '../persistence/collection'
import type { CollectionDefinition } from '../persistence/defineCollection'
import type { SubmissionKind } from '../submissions/submissionKinds'
import type { Administration } from './administration'
import type { Capabilities } from './capabilities'

export type { Collection } from '../persistence/collection'
export type { CollectionDefinition } from '../persistence/defineCollection'
export { BackendError, type BackendFailure } from './BackendError'
export type { Capabilities } from './capabilities'

export interface Backend {
  readonly capabilities: Capabilities
  /** The page's one collection of this definition's key, made on the first call. */
  collection<T>(definition: CollectionDefinition<T>): Collection<T>
  /**
   * Asks whether the session in this browser still holds, and settles the state of `shared/auth`.
   * `null` where nobody has to be asked: a session is what this browser says.
   */
  confirmSession(): Promise<unknown> | null
  /** The following load their code when it is needed, and reject with a `BackendError` if it does not come. */
  session(): Promise<Session>
  submissions(): Promise<Submissions>
  /** For the administrator who is signed in: resolves once this browser has the content as they see it. */
  administration(): Promise<Administration>
}

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

/** What is sent beside a form's values: the same each time that one filled-in form is sent. */
export interface SubmissionMetadata {
  /** A random UUID without hyphens. Submissions with the same id count once. */
  id: string
  /** What was typed into the field that only robots see. */
  website: string
  /** Since the form was shown, in milliseconds. */
  elapsed: number
  /** A registration for which places are too few waits for them. */
  waiting?: boolean
}

/** The form's values, with what its kind adds to them. */
export interface SentForm {
  email: string
  /** Of one that is about an event. */
  eventId?: number
  eventTitle?: string
  createdAt?: string
}

/**
 * How sending ended. `invalid`: a value was not accepted; `gone`: the event is; `tooMany`: in an hour;
 * `waiting`: for places, as asked.
 */
export type SendOutcome = 'accepted' | 'full' | 'gone' | 'invalid' | 'tooMany' | 'waiting'

/** What became of a registration. */
export interface RegistrationState {
  outcome: 'accepted' | 'waiting' | 'gone'
  /** The parties that wait, this one and those before it. */
  number?: number | undefined
  /** What it is for: an administrator may have moved it. */
  eventId?: number | undefined
  partySize?: number | undefined
}

/** What a link in a message is for, and what it is about. */
export interface OpenedLink {
  /**
   * `done`: it was before, or the registration was canceled; `ended`: the event is over, or the link too old;
   * `gone`: there is no such link, and nothing else is known.
   */
  outcome: 'open' | 'done' | 'ended' | 'gone' | 'tooMany'
  purpose?: LinkPurpose | undefined
  registrationId?: string | undefined
  event?: CharityEvent | undefined
  partySize?: number | undefined
  /** The parties that wait for places, this one and those before it. Also of one that has left the list: those before it. */
  waitingNumber?: number | undefined
}

/** How using a link ended. */
export interface UsedLink {
  outcome: 'done' | 'full' | 'closed' | 'ended' | 'gone' | 'invalid' | 'tooMany'
  /** How many places are left where they are too few. */
  left?: number | undefined
}

/** One registration that was made on this device; by the id of its event, the latest for that. */
export type OwnRegistration = number | DeviceRegistration

/** What visitors send, and what this device remembers of it. Rejects with a `BackendError`. */
export interface Submissions {
  /**
   * Sends a form. A registration takes a place, never more than there are, and this device remembers it.
   * Without a database it rejects with an `Error` where no place is left, or there is no such event.
   */
  send(kind: SubmissionKind, form: SentForm, metadata: SubmissionMetadata): Promise<SendOutcome>
  /**
   * Gives back the places of a registration. Resolves with `false` when it is not there anymore: another
   * tab may have canceled it. Rejects with the status 429 where too much came from this connection in an
   * hour; the registration stays. Older shells find only the latest, by the id of its event.
   */
  cancelRegistration(own: OwnRegistration): Promise<boolean>
  /**
   * Makes the party of a registration smaller, or larger while places last. `gone`: it is not there anymore.
   * Older shells find only the latest, by the id of its event.
   */
  changeParty(own: OwnRegistration, partySize: number): Promise<SendOutcome>
  /**
   * Asks what became of a registration, and remembers it of one that was made on this device. `undefined` where
   * nobody can say, such as, without a database, of one that another device made. Older shells have none.
   */
  registrationState?(
    registration: Pick<DeviceRegistration, 'id' | 'token'>,
  ): Promise<RegistrationState | undefined>
  /** Asks what a link in a message is for, and changes nothing. Missing where no messages are sent. */
  openLink?(token: string): Promise<OpenedLink>
  /** Does what the link is for, and remembers it where this device made the registration. */
  actOnLink?(
    token: string,
    opened: Omit<OpenedLink, 'outcome'>,
    partySize?: number,
  ): Promise<UsedLink>
  /**
   * Deletes what forms have left in this browser, and rejects where it cannot. What somebody else has
   * got stays there.
   */
  forgetSent(): Promise<void>
}

let provided: Backend | undefined

/** Sets the backend of this page, or of what a server renders. To be called before anything uses it. */
export function provideBackend(backend: Backend) {
  provided = backend
}

/** The backend of this page. */
export function backend(): Backend {
  if (!provided) throw new Error('No backend has been provided')
  return provided
}

/** The page's one collection of this definition's key. */
export const collection = <T>(definition: CollectionDefinition<T>): Collection<T> =>
  backend().collection(definition)

/**
 * The current value of a collection; on a server and while the page hydrates, what the document is
 * rendered from. Suspends until there is a value: the page before stays on the screen.
 */
export function useCollection<T>(definition: CollectionDefinition<T>): T {
  const { subscribe, get, arrival, getRendered } = collection(definition)
  const arriving = arrival()
  if (arriving) use(arriving)
  return useSyncExternalStore(subscribe, get, getRendered)
}
