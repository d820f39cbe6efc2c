import * as z from 'shared/schema';
export declare const messageKinds: readonly ['registered', 'waiting', 'placeFree', 'changed', 'canceled', 'eventChanged', 'reminder', 'received', 'handled', 'confirmNewsletter', 'subscribed', 'announcement', 'test', 'staffSubmission', 'staffGift', 'staffRegistrations'];
export type MessageKind = (typeof messageKinds)[number];
export declare const messageContentSchema: import("zod/mini").ZodMiniObject<{
    id: import("zod/mini").ZodMiniString<string>;
    kind: import("zod/mini").ZodMiniEnum<{
        announcement: "announcement";
        canceled: "canceled";
        changed: "changed";
        confirmNewsletter: "confirmNewsletter";
        eventChanged: "eventChanged";
        handled: "handled";
        placeFree: "placeFree";
        received: "received";
        registered: "registered";
        reminder: "reminder";
        staffGift: "staffGift";
        staffRegistrations: "staffRegistrations";
        staffSubmission: "staffSubmission";
        subscribed: "subscribed";
        test: "test";
        waiting: "waiting";
    }>;
    round: import("zod/mini").ZodMiniNumber<number>;
    to: import("zod/mini").ZodMiniString<string>;
    site: import("zod/mini").ZodMiniObject<{
        siteName: import("zod/mini").ZodMiniString<string>;
        contactEmail: import("zod/mini").ZodMiniString<string>;
        phoneNumber: import("zod/mini").ZodMiniString<string>;
    }, z.core.$strip>;
    sender: import("zod/mini").ZodMiniObject<{
        senderName: import("zod/mini").ZodMiniString<string>;
        signature: import("zod/mini").ZodMiniString<string>;
        replyTo: import("zod/mini").ZodMiniString<string>;
    }, z.core.$strip>;
    event: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniNumber<number>;
        title: import("zod/mini").ZodMiniString<string>;
        date: import("zod/mini").ZodMiniString<string>;
        time: import("zod/mini").ZodMiniString<string>;
        location: import("zod/mini").ZodMiniString<string>;
        category: import("zod/mini").ZodMiniEnum<{
            community: "community";
            education: "education";
            health: "health";
        }>;
        image: import("zod/mini").ZodMiniString<string>;
        attendees: import("zod/mini").ZodMiniNumber<number>;
        slots: import("zod/mini").ZodMiniNumber<number>;
        status: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
            canceled: "canceled";
            draft: "draft";
            postponed: "postponed";
            scheduled: "scheduled";
        }>>;
        statusNote: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        description: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        services: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
        sequence: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
        served: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    }, z.core.$loose>>;
    before: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        date: import("zod/mini").ZodMiniString<string>;
        time: import("zod/mini").ZodMiniString<string>;
        location: import("zod/mini").ZodMiniString<string>;
        status: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, z.core.$strip>>;
    registration: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        id: import("zod/mini").ZodMiniString<string>;
        partySize: import("zod/mini").ZodMiniNumber<number>;
        waitingNumber: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
        reminderStopped: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
    submissionKind: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    announcement: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        subject: import("zod/mini").ZodMiniString<string>;
        text: import("zod/mini").ZodMiniString<string>;
    }, z.core.$strip>>;
    amount: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    registrations: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        eventId: import("zod/mini").ZodMiniNumber<number>;
        title: import("zod/mini").ZodMiniString<string>;
        parties: import("zod/mini").ZodMiniNumber<number>;
        people: import("zod/mini").ZodMiniNumber<number>;
        waiting: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNumber<number>>;
    }, z.core.$strip>>>;
    day: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    tokens: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniEnum<{
        cancel: "cancel";
        change: "change";
        confirm: "confirm";
        receipt: "receipt";
        stopReminder: "stopReminder";
        unsubscribe: "unsubscribe";
    }> & z.core.$partial, import("zod/mini").ZodMiniString<string>>;
}, z.core.$strip>;
export type MessageContent = z.infer<typeof messageContentSchema>;
