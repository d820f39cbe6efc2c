import type { Tokens } from '../entities/session';
import type { Collection } from '../persistence/collection';
import type { CollectionDefinition } from '../persistence/defineCollection';
import type { Administration } from './administration';
import type { Capabilities } from './capabilities';
import type { Submissions } from './submissions';
export type { Collection } from '../persistence/collection';
export type { CollectionDefinition } from '../persistence/defineCollection';
export { BackendError, type BackendFailure } from './BackendError';
export type { Capabilities } from './capabilities';
export type { SendOutcome, SentForm, SubmissionMetadata, Submissions } from './submissions';
export interface Backend {
    readonly capabilities: Capabilities;
    collection<T>(definition: CollectionDefinition<T>): Collection<T>;
    confirmSession(): Promise<unknown> | null;
    session(): Promise<Session>;
    submissions(): Promise<Submissions>;
    administration(): Promise<Administration>;
}
export type SignInOutcome = 'signedIn' | 'refused' | 'tooMany';
export type ResetOutcome = SignInOutcome | 'expired' | 'weak';
export interface Session {
    signIn(email: string, password: string): Promise<SignInOutcome>;
    revoke(tokens: Tokens): Promise<unknown>;
    hasEnded(): boolean;
    requestPasswordReset(email: string, redirectTo: string): Promise<void>;
    resetPassword(tokens: Tokens, password: string): Promise<ResetOutcome>;
}
export declare function provideBackend(backend: Backend): void;
export declare function backend(): Backend;
export declare const collection: <T>(definition: CollectionDefinition<T>) => Collection<T>;
export declare function useCollection<T>(definition: CollectionDefinition<T>): T;
