/**
 * What is behind the site: it keeps the content, takes what visitors send, and knows who may
 * administer. There are two implementations (`backends/browser`, `backends/supabase`), of which the
 * shell chooses one at start; nobody else asks which.
 */
import type { Collection } from '../persistence/collection'
import type { CollectionDefinition } from '../persistence/defineCollection'
import type { Administration } from './administration'
import type { Capabilities } from './capabilities'
import type { Session } from './session'
import type { Submissions } from './submissions'

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
