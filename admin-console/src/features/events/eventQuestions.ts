/** What is asked before an event changes, in one chunk. */
export { DeleteQuestion } from './DeleteQuestion'
export { registeredCount } from './registeredCount'
export { StatusQuestion } from './StatusQuestion'
