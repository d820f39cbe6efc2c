/**
 * Test set-up, before React loads: React traces who made each element for the browser's developer
 * tools. Nobody looks at that here, and it is a fifth of the work of a component's tests. What React
 * complains of, and the components it names then, are not part of it.
 */
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

const React = await import('react')
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
// React captures no more stacks when it has captured so many within a second.
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})
