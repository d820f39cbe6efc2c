/** What the console shows only on a site with a store. In one chunk, so that none of it is missing offline. */
export { SaveStatus } from './SaveStatus'
export { SignOutDialog } from './SignOutDialog'
export { StoredConsole } from './StoredConsole'
