import type { ComponentType } from 'react';
export declare const contractVersion = 5;
export { type SingletonName, singletons } from './singletons.ts';
export declare const remoteNames: readonly ['public-site', 'admin-console'];
export type RemoteName = (typeof remoteNames)[number];
export declare const exposedModule = "./App";
export interface RemoteModule {
    default: ComponentType;
    loadPage?: (pathname: string) => Promise<unknown>;
}
export declare const pointerPath: (name: RemoteName) => string;
