import { type Action } from 'redux';
import { type AdminUser } from '../entities/adminUser';
import type { StoreSession } from './storeSession';
export type { Tokens } from './session';
export type AuthState = {
    status: 'loading';
    user: null;
} | {
    status: 'signedOut';
    user: null;
} | {
    status: 'unreachable';
    user: null;
} | {
    status: 'signedIn';
    user: AdminUser;
};
interface SessionChanged extends Action<'auth/sessionChanged'> {
    session: AuthState;
}
export declare function createAuth(): {
    store: import("redux").Store<AuthState, SessionChanged, unknown>;
    restoreSession: () => void;
    signIn: (user: AdminUser) => void;
    signOut: () => void;
    storeSession: () => Promise<StoreSession> | null;
};
export declare const authStore: import("redux").Store<AuthState, SessionChanged, unknown>;
export declare const restoreSession: () => void;
export declare const signIn: (user: AdminUser) => void;
export declare const signOut: () => void;
export declare const storeSession: () => Promise<StoreSession> | null;
export declare const accessToken: (refused?: string, administrator?: string) => Promise<string | null>;
export declare function useAuth(): AuthState;
