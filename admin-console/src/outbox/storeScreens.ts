/**
 * What a site with a store shows otherwise. One file, so that nothing of it has yet to be loaded when
 * the connection is gone.
 */
export { SaveStatus } from './SaveStatus'
export { SignOutDialog } from './SignOutDialog'
export { StoredConsole } from './StoredConsole'
