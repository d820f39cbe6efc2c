import { type StoredValue } from '../persistence/storedValue';
import type { AuthState } from './auth';
import type { StoredSession, Tokens } from './session';
export type SignInOutcome = 'signedIn' | 'refused' | 'tooMany';
export type ResetOutcome = SignInOutcome | 'expired' | 'weak';
export type StoreSession = ReturnType<typeof createSupabaseSession>;
export declare function createSupabaseSession(stored: StoredValue<StoredSession>, currentState: () => AuthState, sessionChanged: (session: AuthState) => void): {
    restore: () => Promise<void>;
    accessToken: (refused?: string, administrator?: string) => Promise<string | null>;
    hasEnded: () => boolean;
    signIn: (email: string, password: string) => Promise<SignInOutcome>;
    revoke: (tokens: Tokens) => Promise<void>;
    requestPasswordReset: (email: string, redirectTo: string) => Promise<void>;
    resetPassword: (tokens: Tokens, password: string) => Promise<ResetOutcome>;
};
