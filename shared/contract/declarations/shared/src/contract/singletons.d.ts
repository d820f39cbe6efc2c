export declare const singletons: readonly ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'shared/auth', 'shared/backend', 'shared/persistence', 'shared/reporting', 'shared/router', 'shared/schema', 'shared/toasts'];
export type SingletonName = (typeof singletons)[number];
