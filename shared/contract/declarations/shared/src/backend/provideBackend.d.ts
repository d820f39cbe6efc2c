import type { Collection } from '../persistence/collection';
import type { CollectionDefinition } from '../persistence/defineCollection';
import type { Administration } from './administration';
import type { Capabilities } from './capabilities';
import type { Session } from './session';
import type { Submissions } from './submissions';
export interface Backend {
    readonly capabilities: Capabilities;
    collection<T>(definition: CollectionDefinition<T>): Collection<T>;
    confirmSession(): Promise<unknown> | null;
    session(): Promise<Session>;
    submissions(): Promise<Submissions>;
    administration(): Promise<Administration>;
}
export declare function provideBackend(backend: Backend): void;
export declare function backend(): Backend;
export declare const collection: <T>(definition: CollectionDefinition<T>) => Collection<T>;
