import type { SubmissionKind } from '../submissions/submissionKinds';
export interface SubmissionMetadata {
    id: string;
    website: string;
    elapsed: number;
}
export interface SentForm {
    email: string;
    eventId?: number;
    eventTitle?: string;
    createdAt?: string;
}
export type SendOutcome = 'accepted' | 'full' | 'gone' | 'invalid' | 'tooMany';
export interface Submissions {
    send(kind: SubmissionKind, form: SentForm, metadata: SubmissionMetadata): Promise<SendOutcome>;
    cancelRegistration(eventId: number): Promise<boolean>;
    forgetSent(): Promise<void>;
}
