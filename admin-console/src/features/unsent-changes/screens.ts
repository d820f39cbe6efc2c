/** In one chunk, so that none of it is missing offline. */
export { SaveStatus } from './SaveStatus'
export { SignOutDialog } from './SignOutDialog'
export { StorageFull } from './StorageFull'
