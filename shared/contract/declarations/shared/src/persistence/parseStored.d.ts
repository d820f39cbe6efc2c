import * as z from 'shared/schema';
export type Migration = (value: unknown) => unknown;
export interface Parsed<T> {
    value?: T | undefined;
    unreadable?: {
        text: string;
        reason: string;
    };
}
export declare function parseStored<T>(text: string, schema: z.ZodMiniType<T>, migrations: readonly Migration[], version: number): Parsed<T>;
