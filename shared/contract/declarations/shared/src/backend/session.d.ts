import type { Tokens } from '../entities/session';
export type SignInOutcome = 'signedIn' | 'refused' | 'tooMany';
export type ResetOutcome = SignInOutcome | 'expired' | 'weak';
export interface Session {
    signIn(email: string, password: string): Promise<SignInOutcome>;
    revoke(tokens: Tokens): Promise<unknown>;
    hasEnded(): boolean;
    requestPasswordReset(email: string, redirectTo: string): Promise<void>;
    resetPassword(tokens: Tokens, password: string): Promise<ResetOutcome>;
}
