export type BackendFailure = 'unavailable' | 'notLoaded' | 'signedOut' | 'forbidden' | 'taken' | 'refused';
export declare class BackendError extends Error {
    readonly failure: BackendFailure;
    readonly status?: number | undefined;
    constructor(failure: BackendFailure, message: string, options?: ErrorOptions, status?: number | undefined);
}
