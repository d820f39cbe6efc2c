/** For tests of what the store is made of. */
export { makeStore } from '../app/store'
