/** What pages, forms and the console call. One instance in the page: the shell shares it. */
export type { Collection } from '../persistence/collection'
export type { CollectionDefinition } from '../persistence/defineCollection'
export { BackendError, type BackendFailure } from './BackendError'
export type { Capabilities } from './capabilities'
export { type Backend, backend, collection, provideBackend } from './provideBackend'
export type { ResetOutcome, Session, SignInOutcome } from './session'
export type { SendOutcome, SentForm, SubmissionMetadata, Submissions } from './submissions'
export { useCollection } from './useCollection'
