export interface Capabilities {
    readonly sharedWithOthers: boolean;
    readonly payment: 'demonstration' | 'link';
    readonly passwordReset: boolean;
    readonly newsletter: boolean;
}
