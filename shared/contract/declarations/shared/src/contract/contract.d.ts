import type { ComponentType } from 'react';
export declare const contractVersion = 5;
export declare const singletons: readonly ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'shared/auth', 'shared/backend', 'shared/persistence', 'shared/reporting', 'shared/router', 'shared/schema', 'shared/toasts'];
export type SingletonName = (typeof singletons)[number];
export declare const remoteNames: readonly ['public-site', 'admin-console'];
export type RemoteName = (typeof remoteNames)[number];
export declare const exposedModule = "./App";
export interface RemoteModule {
    default: ComponentType;
    loadPage?: (pathname: string) => Promise<unknown>;
}
export declare const pointerPath: (name: RemoteName) => string;
