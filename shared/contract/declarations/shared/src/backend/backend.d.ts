import type { Tokens } from '../entities/session';
import type { Collection } from '../persistence/collection';
import type { CollectionDefinition } from '../persistence/defineCollection';
import type { SubmissionKind } from '../submissions/submissionKinds';
import type { Administration } from './administration';
import type { Capabilities } from './capabilities';
export type { Collection } from '../persistence/collection';
export type { CollectionDefinition } from '../persistence/defineCollection';
export { BackendError, type BackendFailure } from './BackendError';
export type { Capabilities } from './capabilities';
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
export interface SubmissionMetadata {
    id: string;
    website: string;
    elapsed: number;
    waiting?: boolean;
}
export interface SentForm {
    email: string;
    eventId?: number;
    eventTitle?: string;
    createdAt?: string;
}
export type SendOutcome = 'accepted' | 'full' | 'gone' | 'invalid' | 'tooMany' | 'waiting';
export interface WaitingState {
    outcome: 'accepted' | 'waiting' | 'gone';
    number?: number | undefined;
}
export interface ReceiptState extends WaitingState {
    partySize?: number | undefined;
}
export interface Submissions {
    send(kind: SubmissionKind, form: SentForm, metadata: SubmissionMetadata): Promise<SendOutcome>;
    cancelRegistration(eventId: number): Promise<boolean>;
    changeParty(eventId: number, partySize: number): Promise<SendOutcome>;
    waitingState(eventId: number): Promise<WaitingState>;
    receiptState?(id: string, token: string): Promise<ReceiptState>;
    forgetSent(): Promise<void>;
}
export declare function provideBackend(backend: Backend): void;
export declare function backend(): Backend;
export declare const collection: <T>(definition: CollectionDefinition<T>) => Collection<T>;
export declare function useCollection<T>(definition: CollectionDefinition<T>): T;
