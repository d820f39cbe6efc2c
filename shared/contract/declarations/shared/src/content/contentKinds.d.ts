export interface KindOfContent {
    table: string;
    label: string;
    noun: string;
    path: string;
    nameField?: string;
    personal?: readonly string[];
    itemForm?: boolean;
    single?: boolean;
    confidential?: boolean;
    longText?: string;
}
export declare const contentKinds: {
    events: {
        table: string;
        label: string;
        noun: string;
        path: string;
        nameField: string;
        itemForm: true;
    };
    programs: {
        table: string;
        label: string;
        noun: string;
        path: string;
        nameField: string;
        itemForm: true;
    };
    blogPosts: {
        table: string;
        label: string;
        noun: string;
        path: string;
        nameField: string;
        itemForm: true;
        longText: string;
    };
    stats: {
        table: string;
        label: string;
        noun: string;
        path: string;
        nameField: string;
    };
    donations: {
        table: string;
        label: string;
        noun: string;
        path: string;
        nameField: string;
        personal: string[];
        confidential: true;
    };
    generalSettings: {
        table: string;
        label: string;
        noun: string;
        path: string;
        single: true;
    };
    paymentSettings: {
        table: string;
        label: string;
        noun: string;
        path: string;
        single: true;
        confidential: true;
    };
};
export type ContentKey = keyof typeof contentKinds;
export declare const contentKeys: ContentKey[];
export declare function contentKind(key: ContentKey): KindOfContent;
export declare function contentKind(key: string): KindOfContent | undefined;
export declare const isConfidential: (key: string) => boolean;
export declare const keyOfTable: (table: string) => ContentKey | undefined;
