import type { DeviceRegistration } from '../collections/registrations';
import type { CharityEvent } from '../entities/event';
import type { Tokens } from '../entities/session';
import type { LinkPurpose } from '../messages/linkPurposes';
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
export interface RegistrationState {
    outcome: 'accepted' | 'waiting' | 'gone';
    number?: number | undefined;
    eventId?: number | undefined;
    partySize?: number | undefined;
}
export interface OpenedLink {
    outcome: 'open' | 'done' | 'ended' | 'gone' | 'tooMany';
    purpose?: LinkPurpose | undefined;
    registrationId?: string | undefined;
    event?: CharityEvent | undefined;
    partySize?: number | undefined;
    waitingNumber?: number | undefined;
}
export interface UsedLink {
    outcome: 'done' | 'full' | 'closed' | 'ended' | 'gone' | 'invalid' | 'tooMany';
    left?: number | undefined;
}
export type OwnRegistration = number | DeviceRegistration;
export interface Submissions {
    send(kind: SubmissionKind, form: SentForm, metadata: SubmissionMetadata): Promise<SendOutcome>;
    cancelRegistration(own: OwnRegistration): Promise<boolean>;
    changeParty(own: OwnRegistration, partySize: number): Promise<SendOutcome>;
    registrationState?(registration: Pick<DeviceRegistration, 'id' | 'token'>): Promise<RegistrationState | undefined>;
    openLink?(token: string): Promise<OpenedLink>;
    actOnLink?(token: string, opened: Omit<OpenedLink, 'outcome'>, partySize?: number): Promise<UsedLink>;
    forgetSent(): Promise<void>;
}
export declare function provideBackend(backend: Backend): void;
export declare function backend(): Backend;
export declare const collection: <T>(definition: CollectionDefinition<T>) => Collection<T>;
export declare function useCollection<T>(definition: CollectionDefinition<T>): T;
