export interface Toast {
    kind: 'success' | 'info' | 'destructive';
    title: string;
    description?: string;
    silent?: boolean;
    stays?: boolean;
    action?: {
        label: string;
        run: () => void;
    };
}
export interface ShownToast extends Toast {
    id: number;
}
export declare function showToast(toast: Toast): number;
export declare function dismissToast(id: number): void;
export declare const toastStore: {
    subscribe: (onChange: () => void) => () => void;
    getSnapshot: () => readonly ShownToast[];
    getServerSnapshot: () => readonly ShownToast[];
};
