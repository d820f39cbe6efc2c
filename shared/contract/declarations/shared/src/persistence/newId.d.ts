export declare function newId(): number;
