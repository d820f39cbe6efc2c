import type { OutboxEntry } from './outboxEntry';
export type { OutboxEntry, OutboxFailure, OutboxOwner } from './outboxEntry';
export declare const isOwn: ({ owner }: OutboxEntry, administrator: string | undefined) => boolean;
export declare const needsDecision: ({ failure }: OutboxEntry) => boolean;
export type DatabaseAge = 'older' | 'newer';
export interface Outbox {
    get(): readonly OutboxEntry[];
    subscribe(onChange: () => void): () => void;
    isVolatile(): boolean;
    keepMine(entry: OutboxEntry): Promise<unknown>;
    takeTheirs(entry: OutboxEntry): Promise<unknown>;
    discard(entry: OutboxEntry): Promise<unknown>;
    tryAgain(entry: OutboxEntry): Promise<unknown>;
    discardOthers(entries: readonly OutboxEntry[]): void;
    databaseAge(): Promise<DatabaseAge | undefined>;
}
