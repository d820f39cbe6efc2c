/**
 * Before React loads: for the browser's developer tools, React records who made each element, and a
 * timeline. Nobody looks at those here, and they are a fifth of the work of a component's tests. What
 * React complains of still names its components.
 */
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

const React = await import('react')
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
// React captures no stack where it has captured 10,000 within a second.
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})
