/**
 * The modules of which the page has one instance: the shell provides them and the remotes bring
 * none of them. Every subpath that is imported must be named; with "react-dom/client" left out,
 * antd brings a second copy of React DOM.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'shared/auth',
  'shared/backend',
  'shared/persistence',
  'shared/reporting',
  'shared/router',
  'shared/schema',
  'shared/toasts',
] as const
export type SingletonName = (typeof singletons)[number]
