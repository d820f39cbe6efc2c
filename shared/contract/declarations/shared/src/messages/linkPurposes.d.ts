export declare const linkPurposes: readonly ['receipt', 'change', 'cancel', 'stopReminder', 'confirm', 'unsubscribe'];
export type LinkPurpose = (typeof linkPurposes)[number];
