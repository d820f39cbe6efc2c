import { Component, type ReactNode } from 'react';
interface ErrorBoundaryProps {
    locationKey: string;
    fallback: (error: unknown) => ReactNode;
    children: ReactNode;
}
interface State {
    failure: {
        error: unknown;
    } | null;
}
export declare class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
    state: State;
    static getDerivedStateFromError(error: unknown): State;
    componentDidUpdate(before: ErrorBoundaryProps, { failure }: State): void;
    render(): ReactNode;
}
export {};
