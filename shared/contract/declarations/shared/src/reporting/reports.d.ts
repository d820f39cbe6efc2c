import type { RemoteName } from '../contract/contract';
export type ReportingPart = RemoteName | 'host' | 'shared';
export interface ReportedCause {
    name: string;
    stack: string;
}
interface ReportBase {
    part: ReportingPart;
    release: string | null;
    route: string;
}
export interface FailureReport extends ReportBase {
    kind: 'error' | 'warning';
    message: string;
    cause: ReportedCause | null;
}
export interface RemoteLoadReport extends ReportBase {
    kind: 'remote-load';
    part: RemoteName;
    durationMs: number;
    failure: {
        reason: string;
        message: string;
        cause: ReportedCause | null;
    } | null;
}
export type Report = FailureReport | RemoteLoadReport;
interface RemoteLoad {
    remote: RemoteName;
    release: string | null;
    durationMs: number;
    failure?: {
        reason: string;
        message: string;
        cause?: unknown;
    } | undefined;
}
export declare function onReport(listener: (report: Report) => void): () => void;
export declare const reportError: (part: ReportingPart, message: string, cause?: unknown) => void;
export declare const reportWarning: (part: ReportingPart, message: string, cause?: unknown) => void;
export declare function reportRemoteLoad({ remote: part, release, durationMs, failure }: RemoteLoad): void;
export {};
