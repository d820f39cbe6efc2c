import { type Action } from 'redux';
import { backend } from 'shared/backend';
import { type AdminUser } from '../entities/session';
export type { Tokens } from '../entities/session';
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
export declare function createAuth(currentBackend?: typeof backend): {
    store: import("redux").Store<AuthState, SessionChanged, unknown>;
    stored: import("../persistence/storedValue").StoredValue<{
        id: string;
        name: string;
        email: string;
        role: "admin";
        tokens?: {
            accessToken: string;
            refreshToken: string;
            expiresAt: number;
        } | undefined;
    }>;
    sessionChanged: (session: AuthState) => {
        type: "auth/sessionChanged";
        session: AuthState;
    };
    userChanged: (user: AdminUser | null) => {
        type: "auth/sessionChanged";
        session: AuthState;
    };
    restoreSession: () => void;
    signIn: (user: AdminUser) => void;
    signOut: () => void;
};
export declare const auth: {
    store: import("redux").Store<AuthState, SessionChanged, unknown>;
    stored: import("../persistence/storedValue").StoredValue<{
        id: string;
        name: string;
        email: string;
        role: "admin";
        tokens?: {
            accessToken: string;
            refreshToken: string;
            expiresAt: number;
        } | undefined;
    }>;
    sessionChanged: (session: AuthState) => {
        type: "auth/sessionChanged";
        session: AuthState;
    };
    userChanged: (user: AdminUser | null) => {
        type: "auth/sessionChanged";
        session: AuthState;
    };
    restoreSession: () => void;
    signIn: (user: AdminUser) => void;
    signOut: () => void;
};
export type Auth = typeof auth;
export declare const authStore: import("redux").Store<AuthState, SessionChanged, unknown>;
export declare const restoreSession: () => void;
export declare const signIn: (user: AdminUser) => void;
export declare const signOut: () => void;
export declare function useAuth(): AuthState;
