export interface KindOfSubmission {
    label: string;
    noun: string;
    table: string;
    rpc: string;
    ofEvent?: boolean;
    lasting?: boolean;
    subject?: string;
    fields: Record<string, string>;
    tab: SubmissionTab;
}
interface SubmissionTab {
    key: string;
    label: string;
    figure: string;
    emptyText: string;
}
export declare const submissionKinds: {
    registration: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        ofEvent: true;
        fields: {
            additionalNotes: string;
            partySize: string;
            partyNames: string;
        };
        tab: {
            key: string;
            label: string;
            figure: string;
            emptyText: string;
        };
    };
    volunteer: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        fields: {
            interests: string;
        };
        tab: SubmissionTab;
    };
    eventVolunteer: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        ofEvent: true;
        fields: {
            experience: string;
            availability: string;
        };
        tab: SubmissionTab;
    };
    offer: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        subject: string;
        fields: {
            donationType: string;
            donationDetails: string;
        };
        tab: {
            key: string;
            label: string;
            figure: string;
            emptyText: string;
        };
    };
    fairRequest: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        subject: string;
        fields: {
            type: string;
            organization: string;
            location: string;
            preferredDate: string;
            attendees: string;
            details: string;
        };
        tab: {
            key: string;
            label: string;
            figure: string;
            emptyText: string;
        };
    };
    newsletter: {
        label: string;
        noun: string;
        table: string;
        rpc: string;
        lasting: true;
        fields: {};
        tab: {
            key: string;
            label: string;
            figure: string;
            emptyText: string;
        };
    };
};
export type SubmissionKind = keyof typeof submissionKinds;
export declare const submissionKindNames: SubmissionKind[];
export declare function submissionKind(kind: SubmissionKind): KindOfSubmission;
export declare function submissionKind(kind: string): KindOfSubmission | undefined;
export {};
