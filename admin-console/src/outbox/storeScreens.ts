/**
 * What the console shows only on a site with a store. One file, so that all of it has loaded by the time
 * that the connection is lost.
 */
export { SaveStatus } from './SaveStatus'
export { SignOutDialog } from './SignOutDialog'
export { StoredConsole } from './StoredConsole'
