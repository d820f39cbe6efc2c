export interface Observable<T> {
    get(): T;
    set(value: T): void;
    subscribe(onChange: () => void): () => void;
}
export declare function createObservable<T>(name: string, initial: T): Observable<T>;
