export interface OutboxOwner {
    id: string;
    name: string;
}
type Fields = Record<string, unknown> | null;
export interface OutboxFailure {
    reason: 'unavailable' | 'signedOut' | 'conflict' | 'forbidden' | 'refused';
    message?: string | undefined;
    theirs?: Fields | undefined;
}
export interface OutboxEntry {
    readonly key: string;
    collection: string;
    owner: OutboxOwner;
    changedAt: string;
    change: {
        id: number;
        version?: number | undefined;
        before: Fields;
        after: Fields;
    };
    sent?: boolean | undefined;
    failure?: OutboxFailure | undefined;
}
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
export {};
